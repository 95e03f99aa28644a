/** Shows beside the editor the page of the entry that is open in it. */
const form = document.querySelector("form");
const page = document.querySelector(".page");
const problem = document.querySelector(".problem");

const sites = await (await fetch("/sites.json")).json();
form.elements.site.append(...sites.map(({ name, origin }) => new Option(name, origin)));

const show = () =>
  page.contentWindow.location.replace(new URL(form.elements.path.value, form.elements.site.value).href);

/** By collection: the path of an entry's page. */
const paths = {
  pages: (slug) => (slug === "home" ? "/" : `/${slug}`),
  "markdown-pages": (slug) => `/${slug}`,
  articles: (slug) => `/${slug}`,
  products: (slug) => `/product/${slug}`,
  categories: (slug) => `/category/${slug}`,
  certificates: (slug) => `/certificates/${slug}`,
};

const entry = /^#\/collections\/([\w-]+)\/entries\/([\w-]+)/;

function follow(hash) {
  const [, collection = "", slug = ""] = entry.exec(hash) ?? [];
  const path = paths[collection]?.(slug);
  if (path) form.elements.path.value = path;
  // Also without a path: frames share their history, and after saving the editor goes back in it.
  show();
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  show();
});
form.elements.site.addEventListener("change", show);
form.elements.toggle.addEventListener("click", () => page.classList.toggle("narrow"));
addEventListener("message", ({ origin, data }) => {
  if (origin !== location.origin) return;
  if (data.address) follow(data.address);
  problem.hidden = !data.problem;
  problem.textContent = data.problem ?? "";
});
show();
