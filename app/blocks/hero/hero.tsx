import { HeroScene } from "#app/ui/hero-scene.tsx";

import type { BlockView } from "../block-view.ts";

export function Hero({ block }: { block: BlockView<"hero"> }) {
  const { kind: _kind, ...scene } = block;
  return <HeroScene place="section" heading="h1" priority {...scene} />;
}
