import { belowWindow } from "../../styles/when-near.ts";

/**
 * Milliseconds after the page is loaded. A visitor's first seconds are for the answers to what they do: a long list takes a
 * phone 40 to 60 ms.
 */
const quietTime = 8_000;

/** Some time after the page is loaded, lays out what stands below the window, part by part, while nothing else is to be done. */
export function layOutLater(): void {
  const waiting = () => [...document.querySelectorAll<HTMLElement>(belowWindow)];
  const layOut = (part: HTMLElement) => (part.style.contentVisibility = "visible");
  const layOutInTurn = ([part, ...rest]: HTMLElement[]) => {
    if (!part) return;
    layOut(part);
    // A part for each frame: together they would stop a phone for a moment.
    requestAnimationFrame(() => whenIdle(() => layOutInTurn(rest)));
  };
  addEventListener("load", () => setTimeout(() => whenIdle(() => layOutInTurn(waiting())), quietTime));
  // Who goes from link to link by keyboard is soon among the last of them: whatever got its size
  // later would push the one that has the focus out of the window.
  addEventListener("keydown", () => waiting().forEach(layOut), { once: true, capture: true });
}

/** Soon, also where somebody is busy all the time. Safari has no idle callback. */
const whenIdle = (work: () => void) =>
  "requestIdleCallback" in window ? requestIdleCallback(work, { timeout: 200 }) : setTimeout(work);
