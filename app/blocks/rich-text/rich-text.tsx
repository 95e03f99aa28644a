import { RichText as Prose } from "#app/ui/rich-text.tsx";
import { Section } from "#app/ui/section.tsx";

import type { BlockView } from "../block-view.ts";

export function RichText({ block, opensPage }: { block: BlockView<"rich-text">; opensPage: boolean }) {
  return (
    <Section title={block.title} tone={block.tone} level={opensPage ? "1" : "2"} layout="split">
      <Prose html={block.body} />
    </Section>
  );
}
