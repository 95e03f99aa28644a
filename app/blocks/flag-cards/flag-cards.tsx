import { FlagCards as Cards } from "#app/ui/flag-cards.tsx";
import { Section } from "#app/ui/section.tsx";

import type { BlockView } from "../block-view.ts";

export function FlagCards({ block }: { block: BlockView<"flag-cards"> }) {
  const { title, text, tone, countries } = block;
  return (
    <Section title={title} text={text} tone={tone}>
      <Cards countries={countries} />
    </Section>
  );
}
