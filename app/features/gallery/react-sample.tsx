import { startTransition, useActionState, ViewTransition } from "react";

/** Exercises React features that the site itself does not use: action state and view transitions. */
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
