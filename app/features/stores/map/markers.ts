import { pinMap } from "#styled-system/recipes";

import type { MarkKind } from "./map-engine.ts";

/** The number of pins from which a cluster's button is larger. */
export const largeCluster = 10;

export function createPin(label: string, press: () => void): HTMLElement {
  return createButton(pinMap().pin, label, press);
}

export function createCluster(count: number, label: string, press: () => void): HTMLElement {
  const button = createButton(pinMap().cluster, label, press);
  button.textContent = String(count);
  button.dataset.size = count < largeCluster ? "small" : "large";
  return button;
}

/** Decorative; the list has the same information as text. */
export function createMark(kind: MarkKind): HTMLElement {
  const mark = document.createElement("span");
  mark.className = pinMap().mark ?? "";
  mark.dataset.kind = kind;
  mark.ariaHidden = "true";
  return mark;
}

function createButton(className: string | undefined, label: string, press: () => void): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = className ?? "";
  button.ariaLabel = label;
  button.title = label;
  button.addEventListener("click", (event) => {
    // The map would handle the event as a click on itself.
    event.stopPropagation();
    press();
  });
  return button;
}
