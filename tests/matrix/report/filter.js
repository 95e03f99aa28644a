const form = document.getElementById("filter");
const fits = (cell, wanted) => {
  const [browser, site, route, width] = cell.split(" ");
  return Object.entries({ browser, site, route, width }).every(
    ([name, value]) => !wanted[name] || wanted[name] === value,
  );
};
const hideEmpty = (selector, parts) => {
  for (const element of document.querySelectorAll(selector))
    element.hidden = !parts(element).some((part) => !part.hidden);
};

function filter() {
  const wanted = Object.fromEntries(new FormData(form));
  for (const item of document.querySelectorAll(".failures > li")) {
    const isOfCheck = !wanted.check || item.dataset.check === wanted.check;
    item.hidden = !isOfCheck || !item.dataset.cells.split("|").some((cell) => fits(cell, wanted));
  }
  const figures = [...document.querySelectorAll("figure[data-cell]")];
  for (const figure of figures) {
    const checks = figure.dataset.checks.split(" ").filter(Boolean);
    const isFailing = wanted.check ? checks.includes(wanted.check) : !wanted.failing || checks.length > 0;
    figure.hidden = !isFailing || !fits(figure.dataset.cell, wanted);
  }
  hideEmpty("tr[data-site]", (row) => [...row.querySelectorAll("figure")]);
  for (const head of document.querySelectorAll("th[data-route]")) {
    const column = [...document.querySelectorAll("td[data-route]")].filter(
      (cell) => cell.dataset.route === head.dataset.route,
    );
    const isHidden = !column.some((cell) => cell.querySelector("figure:not([hidden])"));
    for (const cell of [head, ...column]) cell.hidden = isHidden;
  }
  const shown = figures.filter((figure) => !figure.hidden).length;
  form.querySelector("[role=status]").textContent = `${shown} of ${figures.length} cells shown`;
}

form.addEventListener("change", filter);
form.addEventListener("submit", (event) => event.preventDefault());
const widths = [...form.elements.width.options].map((option) => option.value).filter(Boolean);
// All widths side by side are rarely needed, so the narrowest is preselected.
form.elements.width.value = widths[0];
filter();
