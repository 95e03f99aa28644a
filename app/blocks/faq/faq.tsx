import { DisclosureList } from "#app/ui/disclosure-list.tsx";
import { Section } from "#app/ui/section.tsx";

import type { BlockView } from "../block-view.ts";

export function Faq({ block }: { block: BlockView<"faq"> }) {
  return (
    <Section title={block.title} tone={block.tone} layout="split">
      <DisclosureList items={block.questions} />
    </Section>
  );
}
