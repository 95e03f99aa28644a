/** Event replay: delays the last early event of `data-replay` controls until hydration removes the attribute. */

/** Milliseconds; then links work as without JavaScript. At 1.6 Mbit/s and 150 ms, the application takes 2 to 3 s. */
const longestDelay = 4_000;

const delayed = new Map<HTMLElement, Event>();

export function replayEarlyEvents(): void {
  addEventListener("click", delay, true);
  addEventListener("change", delay, true);
}

function delay(event: Event): void {
  const { target, type } = event;
  const control =
    target instanceof Element ? target.closest<HTMLElement>(`[data-replay=${type}]`) : undefined;
  // Modifier keys open links in another tab or window.
  const { metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent;
  if (!control || metaKey || ctrlKey || shiftKey || altKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const waits = delayed.has(control);
  delayed.set(control, event);
  if (!waits) whenHydrated(control, () => replay(control));
}

function whenHydrated(control: HTMLElement, hydrated: () => void): void {
  const observer = new MutationObserver(finish);
  const timer =
    control instanceof HTMLAnchorElement
      ? setTimeout(() => delete control.dataset["replay"], longestDelay)
      : undefined;
  observer.observe(control, { attributeFilter: ["data-replay"] });
  function finish() {
    if (control.dataset["replay"] !== undefined) return;
    clearTimeout(timer);
    observer.disconnect();
    hydrated();
  }
}

function replay(control: HTMLElement): void {
  const { type, target } = delayed.get(control)!;
  delayed.delete(control);
  if (type === "click") control.click();
  else target!.dispatchEvent(new Event(type, { bubbles: true }));
}
