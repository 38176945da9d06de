/* Previews of rules, terms and questions at the links that lead to them: when the mouse rests on a link, and when the
   keyboard comes to it. Escape closes one, the mouse may move onto it, and it stays until pointer and focus are gone
   (WCAG 1.4.13). On touch screens there are none: a tap follows the link. The texts are loaded with the first one. */
"use strict";

(function () {
  const root = document.documentElement.dataset.content_root || "./";
  const OPEN_AFTER = 350;
  const CLOSE_AFTER = 250;
  const EDGE = 8;
  let box = null;
  let link = null;
  let timer = 0;
  let loading = null;

  function anchorOf(candidate) {
    if (!candidate.closest("article, #q-lookup") || candidate.matches(".headerlink, .toc-backref")) return null;
    if (candidate.hash) return /^#[rtf]-/.test(candidate.hash) ? decodeURIComponent(candidate.hash.slice(1)) : null;
    const short = /\/rule\/([^/]+)\.html$/.exec(candidate.pathname);
    return short ? `r-${short[1]}` : null;
  }

  function load() {
    loading ||= new Promise((resolve, reject) => {
      const script = document.createElement("script");
      script.src = `${root}data/previews.js`;
      script.onload = () => resolve(window.quincunxData.previews);
      script.onerror = reject;
      document.head.append(script);
    });
    return loading;
  }

  /* Dice in a preview need their shapes, which only pages with dice have. */
  function shapes(previews, html) {
    for (const [pattern, symbols, probe] of [[/#q-d[1-6]"/, previews.numbers, "q-d1"], [/#q-d(?:[AKQJ]|9|10)"/, previews.letters, "q-dA"]]) {
      if (!pattern.test(html) || document.getElementById(probe)) continue;
      document.body.insertAdjacentHTML("beforeend", `<svg class="q-sprite" width="0" height="0" aria-hidden="true">${symbols}</svg>`);
    }
  }

  function close() {
    clearTimeout(timer);
    if (box) box.remove();
    if (link) link.removeAttribute("aria-describedby");
    box = link = null;
  }

  async function open(target) {
    const anchor = anchorOf(target);
    const previews = await load().catch(() => null);
    const entry = previews && previews.entries[anchor];
    if (!entry || !target.isConnected || !(target.matches(":hover") || document.activeElement === target)) return;
    close();
    link = target;
    const [title, html, fine] = entry;
    shapes(previews, html);
    box = document.createElement("div");
    box.id = "q-preview";
    box.setAttribute("role", "tooltip");
    const heading = document.createElement("b");
    heading.textContent = title;
    const text = document.createElement("p");
    text.innerHTML = html;
    const small = document.createElement("p");
    small.className = "q-fine";
    small.innerHTML = fine;
    box.append(heading, text, small);
    box.addEventListener("mouseenter", () => clearTimeout(timer));
    box.addEventListener("mouseleave", later);
    document.body.append(box);
    link.setAttribute("aria-describedby", box.id);
    place();
  }

  function place() {
    const at = link.getClientRects()[0] || link.getBoundingClientRect();
    const left = Math.min(at.left, document.documentElement.clientWidth - box.offsetWidth - EDGE);
    const below = at.bottom + box.offsetHeight + EDGE <= window.innerHeight;
    const top = below || at.top < box.offsetHeight + EDGE ? at.bottom + 4 : at.top - box.offsetHeight - 4;
    box.style.left = `${Math.max(EDGE, left)}px`;
    box.style.top = `${top}px`;
  }

  function soon(target) {
    if (target === link) {
      clearTimeout(timer);
      return;
    }
    if (!anchorOf(target)) return;
    clearTimeout(timer);
    timer = setTimeout(() => open(target), OPEN_AFTER);
  }

  function later() {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (link && document.activeElement === link && link.matches(":focus-visible")) return;
      close();
    }, CLOSE_AFTER);
  }

  document.addEventListener("pointerover", (event) => {
    const target = event.pointerType === "mouse" && event.target.closest && event.target.closest("a[href]");
    if (target) soon(target);
  });
  document.addEventListener("pointerout", (event) => {
    const target = event.pointerType === "mouse" && event.target.closest && event.target.closest("a[href]");
    if (target) later();
  });
  document.addEventListener("focusin", (event) => {
    if (link && event.target !== link) close();
    if (event.target.matches("a[href]") && event.target.matches(":focus-visible") && !matchMedia("(hover: none)").matches) soon(event.target);
  });
  document.addEventListener("focusout", (event) => {
    if (event.target === link && !link.matches(":hover")) close();
    else if (event.target.matches("a[href]")) clearTimeout(timer);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") close();
  });
  document.addEventListener("scroll", () => box && place(), { passive: true });
  document.addEventListener("click", close);
})();
