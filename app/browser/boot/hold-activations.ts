/**
 * Controls that need the application say so in markup (`browser/use-held-until-hydrated.ts`): `data-hold="click"` on a link or
 * button, `data-hold="change"` on a form. Their first activation waits here until React has hydrated them and the attribute
 * is gone; then it is repeated.
 */

/**
 * Milliseconds from the activation, after which a link is followed as without JavaScript. On a slow line (1.6 Mbit/s, 150 ms) the
 * application takes two to three seconds beside the page's pictures; what does nothing without it waits until it has come.
 */
const longestHold = 4_000;

/** The last activation of each control that waits. */
const held = new Map<HTMLElement, Event>();

export function holdActivations(): void {
  addEventListener("click", hold, true);
  addEventListener("change", hold, true);
}

function hold(event: Event): void {
  const { target, type } = event;
  const control = target instanceof Element ? target.closest<HTMLElement>(`[data-hold=${type}]`) : undefined;
  // With a modifier key the browser opens a link elsewhere.
  const { metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent;
  if (!control || metaKey || ctrlKey || shiftKey || altKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const waits = held.has(control);
  held.set(control, event);
  if (!waits) whenReleased(control, () => repeat(control));
}

/** Calls back when the attribute is gone; from a link it is removed after `longestHold`. */
function whenReleased(control: HTMLElement, released: () => void): void {
  const observer = new MutationObserver(finish);
  const timer =
    control instanceof HTMLAnchorElement
      ? setTimeout(() => delete control.dataset["hold"], longestHold)
      : undefined;
  observer.observe(control, { attributeFilter: ["data-hold"] });
  function finish() {
    if (control.dataset["hold"] !== undefined) return;
    clearTimeout(timer);
    observer.disconnect();
    released();
  }
}

function repeat(control: HTMLElement): void {
  const { type, target } = held.get(control)!;
  held.delete(control);
  if (type === "click") control.click();
  else target!.dispatchEvent(new Event(type, { bubbles: true }));
}
