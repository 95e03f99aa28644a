import { HeroScene } from "#app/ui/hero-scene.tsx";

import type { BlockView } from "../block-view.ts";

/** The opening of a page; its title is the page's heading. */
export function Hero({ block }: { block: BlockView<"hero"> }) {
  const { kind: _kind, ...scene } = block;
  return <HeroScene place="section" heading="h1" priority {...scene} />;
}
