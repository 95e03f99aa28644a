import type { Page } from "playwright-core";

export type Targets = { count: number; /** One line for each that is too small. */ small: string[] };

/** WCAG 2.2, 2.5.8: at least 24 px in both directions, inline in a sentence, or with enough space around. */
export const measureTargets = (page: Page): Promise<Targets> => page.evaluate(measure);

/** Runs in the page; it must not use variables from outside. */
function measure(): Targets {
  const least = 24;
  /** Pixels; browsers round. */
  const slack = 0.5;
  const selector =
    "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=option], [tabindex='0']";

  /** The target of a hidden or covered input is its label. */
  const pressedOf = (element: Element): Element => {
    const label = element instanceof HTMLInputElement ? element.closest("label") : null;
    return label ?? element;
  };
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 1 &&
      height > 1 &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest(".maplibregl-map, [inert]")
    );
  };
  /** Inline links are as high as the line of the surrounding text. */
  const isInSentence = (element: Element) => {
    const { display } = getComputedStyle(element);
    if (!display.startsWith("inline")) return false;
    let block = element.parentElement!;
    while (getComputedStyle(block).display.startsWith("inline")) block = block.parentElement!;
    const own = element.textContent!.trim().length;
    return block.matches("p, li, dd, td, label, figcaption") && block.textContent!.trim().length > own + 1;
  };
  const elements = [...new Set([...document.querySelectorAll(selector)].map(pressedOf))].filter(isShown);
  const targets = elements.map((element) => {
    // The target of a stretched link is the whole card.
    const box = element.getBoundingClientRect();
    const after = getComputedStyle(element, "::after");
    const isStretched =
      after.content !== "none" && after.position === "absolute" && Number.parseFloat(after.width) > box.width;
    const small = !isStretched && (box.width < least - slack || box.height < least - slack);
    return { element, box, small, x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
  type Target = (typeof targets)[number];
  const distance = ({ x, y }: Target, { left, right, top, bottom }: DOMRect) =>
    Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  const hasRoom = (target: Target) =>
    targets.every((other) => {
      if (
        other === target ||
        other.element.contains(target.element) ||
        target.element.contains(other.element)
      )
        return true;
      if (distance(target, other.box) < least / 2 - slack) return false;
      return !other.small || Math.hypot(other.x - target.x, other.y - target.y) >= least - slack;
    });
  const describe = ({ element, box }: Target) =>
    `${Math.round(box.width)} × ${Math.round(box.height)} px: ${element.localName}.${element.className} “${element.textContent!.trim().slice(0, 40)}”`;
  return {
    count: targets.length,
    small: targets
      .filter((target) => target.small && !isInSentence(target.element) && !hasRoom(target))
      .map(describe),
  };
}
