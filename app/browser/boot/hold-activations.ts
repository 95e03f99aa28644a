/** Holds the first activation of `data-hold` controls and repeats it when hydration removes the attribute. */

/** Milliseconds; then links work as without JavaScript. At 1.6 Mbit/s and 150 ms, the application takes 2 to 3 s. */
const longestHold = 4_000;

const held = new Map<HTMLElement, Event>();

export function holdActivations(): void {
  addEventListener("click", hold, true);
  addEventListener("change", hold, true);
}

function hold(event: Event): void {
  const { target, type } = event;
  const control = target instanceof Element ? target.closest<HTMLElement>(`[data-hold=${type}]`) : undefined;
  // Modifier keys open links in another tab or window.
  const { metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent;
  if (!control || metaKey || ctrlKey || shiftKey || altKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const waits = held.has(control);
  held.set(control, event);
  if (!waits) whenReleased(control, () => repeat(control));
}

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
