/** Shows the page of the open entry next to the editor. */
const form = document.querySelector(".bar");
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
  // Also without a path: frames share their history, and the editor navigates back after saving.
  show();
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  show();
});
form.elements.site.addEventListener("change", show);
form.elements.toggle.addEventListener("click", () => page.classList.toggle("narrow"));

const dialog = document.querySelector("dialog");
const publishing = dialog.querySelector("form");
const report = (words) => (dialog.querySelector("[role=status]").textContent = words);

form.elements.publish.addEventListener("click", async () => {
  const response = await fetch("/changes");
  const files = response.ok ? await response.json() : [];
  dialog
    .querySelector("ul")
    .replaceChildren(
      ...files.map((file) => Object.assign(document.createElement("li"), { textContent: file })),
    );
  report(response.ok ? (files.length > 0 ? "" : "Nothing has changed.") : await response.text());
  dialog.showModal();
});
publishing.elements.close.addEventListener("click", () => dialog.close());
publishing.addEventListener("submit", async (event) => {
  event.preventDefault();
  report("Checking and sending …");
  const response = await fetch("/publish", { method: "POST", body: publishing.elements.message.value });
  report(response.ok ? "Sent. It is on the site with the next release." : await response.text());
  if (response.ok) publishing.reset();
});

addEventListener("message", ({ origin, data }) => {
  if (origin !== location.origin) return;
  if (data.address) follow(data.address);
  problem.hidden = !data.problem;
  problem.textContent = data.problem ?? "";
});
show();
