import { ServiceForm as Form } from "#app/features/support/service-form.tsx";
import { Section } from "#app/ui/section.tsx";

import type { BlockView } from "../block-view.ts";

export function ServiceForm({ block }: { block: BlockView<"service-form"> }) {
  return (
    <Section title={block.title} text={block.text} tone={block.tone} layout="split">
      <Form options={block.options} />
    </Section>
  );
}
