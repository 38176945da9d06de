/* What the tools share: five dice that are typed or picked, dice drawn in results, and the address of a result. */
"use strict";

window.quincunx = (function () {
  const root = document.documentElement.dataset.content_root || "./";
  const form = document.getElementById("q-tool");

  function make(name, attributes, ...children) {
    const node = document.createElement(name);
    for (const [key, value] of Object.entries(attributes || {})) node.setAttribute(key, value);
    node.append(...children);
    return node;
  }

  function die(face) {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
    svg.setAttribute("class", "q-die");
    use.setAttribute("href", `#q-d${face}`);
    svg.append(use);
    return svg;
  }

  /* Dice as pictures for the eye and as text for everything else. */
  function drawn(faces, kept) {
    const pictures = make("span", { "aria-hidden": "true" }, ...faces.map(die));
    return make("span", { class: kept ? "q-dice q-kept" : "q-dice" }, pictures, make("span", { class: "q-sr" }, faces.join(" ")));
  }

  function link(text, address) {
    return address ? make("a", { href: root + address }, text) : document.createTextNode(text);
  }

  function chosen(name) {
    const radio = form.querySelector(`input[name="${name}"]:checked`);
    return radio ? radio.value : "";
  }

  function say(text) {
    const said = document.getElementById("q-said");
    if (said.textContent !== text) said.textContent = text;
  }

  function result(...nodes) {
    document.getElementById("q-result").replaceChildren(...nodes);
  }

  /* Five numbers out of a text, or null. */
  function read(text) {
    const faces = text.replace(/[^0-9]/g, "");
    return /^[1-6]{5}$/.test(faces) && !/[^0-9\s,.;-]/.test(text) ? [...faces] : null;
  }

  function faces() {
    return [1, 2, 3, 4, 5].map((number) => chosen(`die-${number}`));
  }

  function setFaces(wanted) {
    wanted.forEach((face, place) => {
      form.querySelector(`input[name="die-${place + 1}"][value="${face}"]`).checked = true;
    });
  }

  /* Show the form, and call `update` now and whenever something in it changes. */
  function begin(update) {
    const typed = document.getElementById("q-typed");
    const asked = new URLSearchParams(location.hash.slice(1)).get("dice");

    function typing() {
      const wanted = read(typed.value);
      if (wanted) typed.removeAttribute("aria-invalid");
      else typed.setAttribute("aria-invalid", "true");
      if (wanted) setFaces(wanted);
      return wanted;
    }
    if (typed) {
      if (asked && read(asked)) typed.value = read(asked).join(" ");
      typing();
      document.getElementById("q-random").addEventListener("click", () => {
        typed.value = Array.from({ length: 5 }, () => 1 + Math.floor(6 * Math.random())).join(" ");
        typing();
        update();
      });
    }
    form.addEventListener("input", (event) => {
      if (event.target === typed) {
        if (!typing()) {
          say(typed.value.trim() ? "Five numbers from 1 to 6 are needed." : "");
          return;
        }
      } else if (typed && event.target.name && event.target.name.startsWith("die-")) {
        typed.value = faces().join(" ");
        typed.removeAttribute("aria-invalid");
      }
      update();
    });
    form.addEventListener("submit", (event) => event.preventDefault());
    document.querySelector(".q-needs-script").hidden = true;
    form.hidden = false;
    update();
  }

  return { begin, chosen, die, drawn, faces, form, link, make, result, say, setFaces };
})();
