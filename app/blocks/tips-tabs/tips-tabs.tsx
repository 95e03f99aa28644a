import { Section } from "#app/ui/section.tsx";
import { TipTabs } from "#app/ui/tip-tabs.tsx";

import type { BlockView } from "../block-view.ts";

export function TipsTabs({ block }: { block: BlockView<"tips-tabs"> }) {
  return (
    <Section title={block.title} text={block.text} tone={block.tone}>
      <TipTabs legend={block.title} tips={block.tips} />
    </Section>
  );
}
