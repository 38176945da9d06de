"use strict";
(() => {
  const text = document.getElementById("text"), wrong = document.getElementById("wrong");
  const shown = document.getElementById("shown");
  const bodies = [...document.querySelectorAll(".q-matrix tbody")];
  const filter = () => {
    const words = text.value.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0, all = 0;
    for (const body of bodies) {
      let any = false;
      for (const row of body.querySelectorAll("tr[data-states]")) {
        const said = row.firstElementChild.textContent.toLowerCase();
        const fits = (!wrong.checked || /\b(broken|in-doubt)\b/.test(row.dataset.states)) &&
          words.every((word) => said.includes(word));
        row.hidden = !fits;
        any = any || fits;
        count += fits;
        all += 1;
      }
      body.hidden = !any;
    }
    shown.textContent = `${count} of ${all} rules`;
  };
  text.addEventListener("input", filter);
  wrong.addEventListener("change", filter);
  text.form.addEventListener("submit", (event) => event.preventDefault());
  filter();
})();
