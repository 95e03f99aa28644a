import { ServiceCenterCards } from "#app/features/support/service-center-cards.tsx";
import { ContentLink } from "#app/ui/link.tsx";
import { Section } from "#app/ui/section.tsx";
import { button } from "#styled-system/recipes";

import type { BlockView } from "../block-view.ts";

export function ServiceCenter({ block }: { block: BlockView<"service-center"> }) {
  const { title, text, tone, countries, action } = block;
  if (countries.length === 0) return null;
  const more = action && (
    <ContentLink href={action.href} className={button()}>
      {action.label}
    </ContentLink>
  );
  return (
    <Section title={title} text={text} tone={tone} footer={more}>
      <ServiceCenterCards countries={countries} />
    </Section>
  );
}
