// Without scripts, the links open the pictures themselves.
const large = document.getElementById("large");
let shown;

function enlarge(link) {
  const small = link.querySelector("img");
  const image = large.querySelector("img");
  image.src = link.href ?? small.src;
  image.alt = small.alt;
  large.querySelector("span").textContent = small.alt;
  shown = link;
  if (!large.open) large.showModal();
}

function step(by) {
  const links = [...document.querySelectorAll("[data-enlarge]")].filter((link) => link.checkVisibility());
  const next = links[links.indexOf(shown) + by];
  if (next) enlarge(next);
}

document.addEventListener("click", (event) => {
  const link = event.target.closest("[data-enlarge]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  enlarge(link);
});
large.addEventListener("click", ({ target }) => {
  if (target === large || target.closest("[data-close]")) large.close();
  else if (target.closest("[data-size]") || target.localName === "img") large.toggleAttribute("data-full");
  else if (target.dataset.step) step(Number(target.dataset.step));
});
large.addEventListener("keydown", ({ key }) => {
  if (key === "ArrowRight") step(1);
  if (key === "ArrowLeft") step(-1);
});
large.addEventListener("close", () => shown?.focus());
