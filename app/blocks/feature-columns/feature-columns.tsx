import { FeatureGrid } from "#app/ui/feature-grid.tsx";
import { Section } from "#app/ui/section.tsx";

import type { BlockView } from "../block-view.ts";

export function FeatureColumns({ block }: { block: BlockView<"feature-columns"> }) {
  const { title, text, tone, columns } = block;
  return (
    <Section title={title} text={text} tone={tone}>
      <FeatureGrid features={columns} />
    </Section>
  );
}
