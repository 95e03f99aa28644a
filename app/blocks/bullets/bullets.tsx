import { Section } from "#app/ui/section.tsx";
import { bullets } from "#styled-system/recipes";

import type { BlockView } from "../block-view.ts";

export function Bullets({ block }: { block: BlockView<"bullets"> }) {
  const { title, text, tone, columns, items } = block;
  return (
    <Section title={title} text={text} tone={tone}>
      <ul className={bullets({ columns })}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Section>
  );
}
