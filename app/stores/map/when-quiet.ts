/** Milliseconds. A map takes a phone a third of a second to start, which a tap would have to wait for. */
const quietTime = 1_000;

/** What a visitor does, but for moving a mouse: that waits for nothing. */
const doings = ["input", "keydown", "pointerdown", "scroll", "wheel"] as const;

/** Runs when the visitor has done nothing for a second. @returns takes it back */
export function whenQuiet(run: () => void): () => void {
  const listening = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const stop = () => {
    listening.abort();
    clearTimeout(timer);
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      stop();
      run();
    }, quietTime);
  };
  const options = { capture: true, passive: true, signal: listening.signal };
  for (const name of doings) addEventListener(name, wait, options);
  wait();
  return stop;
}
