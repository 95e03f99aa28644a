import { useHydrated } from "@tanstack/react-router";
import { Children, isValidElement, type ReactNode, Suspense, useState } from "react";

import { nextTask } from "./pause.ts";

type InTurnProps = {
  /** One element. */
  children: ReactNode;
};

/** A part of the page that the browser takes over in a task of its own: a tap that comes in between is answered first. */
export function InTurn({ children }: InTurnProps) {
  const hydrated = useHydrated();
  const [turn] = useState(() => (import.meta.env.SSR || hydrated ? undefined : takeTurn()));
  if (import.meta.env.SSR) return children;
  return (
    <Suspense>
      <Waiting turn={turn}>{children}</Waiting>
    </Suspense>
  );
}

/** Each of the children in a task of its own; each is one element. */
export function EachInTurn({ children }: { children: ReactNode }) {
  if (import.meta.env.SSR) return children;
  return Children.toArray(children).map((child) => (
    <InTurn key={isValidElement(child) ? child.key : undefined}>{child}</InTurn>
  ));
}

/** Until its turn comes, the element is as the server has drawn it. */
function Waiting({ turn, children }: { turn: Turn | undefined; children: ReactNode }) {
  if (turn && !turn.hasCome) throw turn.coming;
  return children;
}

type Turn = { hasCome: boolean; coming: Promise<void> };

let last: Promise<void> = Promise.resolve();

function takeTurn(): Turn {
  const turn: Turn = { hasCome: false, coming: last };
  turn.coming = last = come(turn, last);
  return turn;
}

/** When every part has had its turn, also those that came with other parts. */
export async function everyTurn(): Promise<void> {
  for (let seen; seen !== last;) {
    seen = last;
    await seen;
    await anotherTask();
  }
}

let stopPausing!: () => void;
const nobodyPauses = new Promise<void>((resolve) => (stopPausing = resolve));

/**
 * Lets what waits have its turn whatever the visitor does: a part is taken over as the server has drawn it, not with
 * what another page shows there.
 */
export function everyTurnAtOnce(): Promise<void> {
  stopPausing();
  return everyTurn();
}

const anotherTask = () => Promise.race([nextTask(), nobodyPauses]);

async function come(turn: Turn, before: Promise<void>) {
  await before;
  await anotherTask();
  turn.hasCome = true;
}
