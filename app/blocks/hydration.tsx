import { Hydrate } from "@tanstack/react-start";
import { load, never, visible } from "@tanstack/react-start/hydration";
import type { ReactNode } from "react";

/**
 * When the browser takes over a block that the server drew.
 * `static`: never. Links, `<details>`, radio buttons and forms need no script, so nothing is lost.
 * `visible`: when it comes near the window.
 */
export type Hydration = "static" | "visible";

type HydratedBlockProps = {
  hydration: Hydration;
  /** The block is the server's HTML so far; one of a later page is drawn at once. */
  drawn: boolean;
  children: ReactNode;
};

/** Must not be drawn again while it waits: React would put nothing in the place of the server's HTML. */
export function HydratedBlock({ hydration, drawn, children }: HydratedBlockProps) {
  const later = hydration === "static" ? never() : visible();
  return (
    <Hydrate when={drawn ? later : load()} split={false}>
      {children}
    </Hydrate>
  );
}
