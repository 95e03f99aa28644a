import { ContentsList } from "#app/ui/contents-list.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { Section } from "#app/ui/section.tsx";

import type { BlockView } from "../block-view.ts";

const minHeadings = 3;

export function RichText({ block, opensPage }: { block: BlockView<"rich-text">; opensPage: boolean }) {
  const { title, tone, parts, headings } = block;
  const contents = headings.length >= minHeadings && <ContentsList headings={headings} />;
  return (
    <Section title={title} tone={tone} level={opensPage ? "1" : "2"} layout="split" aside={contents}>
      <Prose parts={parts} />
    </Section>
  );
}
