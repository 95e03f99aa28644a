import { schemeKey } from "../../site/theme.ts";

/** Works before hydration. CSS shows the button of the other scheme: `styles/recipes/scheme-switch.ts`. */
export function switchColorScheme(): void {
  addEventListener("click", ({ target }) => {
    const button =
      target instanceof Element ? target.closest<HTMLElement>("[data-scheme-choice]") : undefined;
    if (!button) return;
    choose(button.dataset["schemeChoice"]!);
    const other = button.nextElementSibling ?? button.previousElementSibling;
    (other as HTMLElement | null)?.focus();
  });
  addEventListener("storage", ({ key, newValue }) => {
    if (key === schemeKey) apply(newValue);
  });
}

/** A choice that equals the default is forgotten, so that the page follows the system again. */
function choose(choice: string): void {
  apply(null);
  const root = document.documentElement;
  const isDefault = getComputedStyle(root).colorScheme === choice;
  if (!isDefault) apply(choice);
  try {
    if (isDefault) localStorage.removeItem(schemeKey);
    else localStorage.setItem(schemeKey, choice);
  } catch (error) {
    console.warn(error);
  }
}

function apply(scheme: string | null): void {
  const { dataset } = document.documentElement;
  if (scheme) dataset["scheme"] = scheme;
  else delete dataset["scheme"];
}
