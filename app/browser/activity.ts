type Event = "start" | "fail" | "finish";

/** Emits when the first of several concurrent tasks starts, when one fails, and when the last ends. */
export class Activity {
  #running = 0;
  readonly #listeners = new Set<(event: Event) => void>();

  get busy(): boolean {
    return this.#running > 0;
  }

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

export const activity = new Activity();

export const prefetching = new Activity();
