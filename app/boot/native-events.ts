/**
 * To answer one of these on a page that it has not taken over yet, React takes over the whole page first, in one go, and
 * the visitor waits (`discreteReplayableEvents` of react-dom). Without React browsers answer them at once.
 */
const answeredAtOnce = [
  "auxclick",
  "change",
  "click",
  "compositionend",
  "compositionstart",
  "contextmenu",
  "copy",
  "cut",
  "dblclick",
  "dragend",
  "dragstart",
  "drop",
  "input",
  "keydown",
  "keypress",
  "keyup",
  "mousedown",
  "mouseup",
  "paste",
  "pointercancel",
  "pointerdown",
  "pointerup",
  "reset",
  "textInput",
  "touchcancel",
  "touchend",
  "touchstart",
] as const;

/** Leaves what a visitor does to the browser. @returns gives it to the application */
export function keepEventsNative(): () => void {
  const keeping = new AbortController();
  const keep = (event: Event) => event.stopPropagation();
  // What comes before the document, where React listens.
  for (const name of answeredAtOnce)
    addEventListener(name, keep, { capture: true, passive: true, signal: keeping.signal });
  return () => keeping.abort();
}
