import { startTransition, useActionState, ViewTransition } from "react";

/** What only React itself has: the state of an action, and a transition of what it changes. */
export function ReactSample() {
  const [count, add, isPending] = useActionState(async (before: number) => before + 1, 0);
  return (
    <section id="react" aria-label="React">
      <button type="button" disabled={isPending} onClick={() => startTransition(add)}>
        Add one
      </button>
      <ViewTransition key={count}>
        <output>{count}</output>
      </ViewTransition>
    </section>
  );
}
