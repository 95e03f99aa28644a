import { Hydrate } from "@tanstack/react-start";
import { load, visible } from "@tanstack/react-start/hydration";
import type { ReactNode } from "react";

/**
 * When the browser takes over a block that the server drew.
 * `static`: never. Links, `<details>`, radio buttons and forms need no script, so nothing is lost.
 * `visible`: when it comes near the window.
 */
export type Hydration = "static" | "visible";

type HydratedBlockProps = {
  /** The block is the server's HTML so far; one of a later page is drawn at once. */
  drawn: boolean;
  children: ReactNode;
};

/** Must not be drawn again while it waits: nothing would be put in the place of the server's HTML. */
export function HydratedBlock({ drawn, children }: HydratedBlockProps) {
  return (
    <Hydrate when={drawn ? visible() : load()} split={false}>
      {children}
    </Hydrate>
  );
}
