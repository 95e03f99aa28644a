/** Milliseconds without a tap or a key after which a visitor is taken to have stopped for a moment. */
const shortPause = 300;

/** Milliseconds after which nobody is waited for any longer. */
const patience = 3_000;

/** When the visitor last did something that wants an answer. */
let lastInput = Number.NEGATIVE_INFINITY;

/** Once in each script that asks for pauses. */
export function noticeInput(): void {
  const notice = () => (lastInput = performance.now());
  for (const name of ["pointerdown", "pointerup", "keydown"] as const)
    addEventListener(name, notice, { passive: true, capture: true });
}

/**
 * Does what nobody waits for when the visitor pauses, in a task of its own: whoever taps or types fast is answered as if
 * there was nothing else to do.
 */
export function inPause(work: () => void, until = performance.now() + patience): void {
  const wait = Math.min(lastInput + shortPause, until) - performance.now();
  setTimeout(wait > 0 ? () => inPause(work, until) : work, wait);
}

/** Another task, before which browsers answer taps and draw; not while the visitor taps or types. */
export const nextTask = () => new Promise<void>((resolve) => inPause(resolve));
