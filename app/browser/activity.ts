type Event = "start" | "fail" | "finish";

/** Counts what is under way at the same time and tells when the first begins, one fails, the last ends. */
export class Activity {
  #running = 0;
  readonly #listeners = new Set<(event: Event) => void>();

  get busy(): boolean {
    return this.#running > 0;
  }

  /** @returns ends it, once; later calls do nothing */
  begin(): (outcome?: "failed") => void {
    let open = true;
    if (++this.#running === 1) this.#emit("start");
    return (outcome) => {
      if (!open) return;
      open = false;
      if (outcome === "failed") this.#emit("fail");
      if (--this.#running === 0) this.#emit("finish");
    };
  }

  subscribe(listener: (event: Event) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #emit(event: Event) {
    for (const listener of this.#listeners) listener(event);
  }
}

/** Navigations and sent forms of this tab. The server begins nothing: it calls its functions directly. */
export const activity = new Activity();

/** What is loaded ahead of time: its failures are nobody's loss. */
export const prefetching = new Activity();
