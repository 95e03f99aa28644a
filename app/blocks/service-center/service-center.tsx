import { ContentLink } from "#app/ui/link.tsx";
import { Section } from "#app/ui/section.tsx";
import { button } from "#styled-system/recipes";
import type { CountryPlaces } from "#app/server/domain/places/places.functions.ts";
import { CountryCards } from "#app/ui/country-cards.tsx";

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

type ServiceCenterCardsProps = { countries: CountryPlaces[]; level?: "2" | "3" };

function ServiceCenterCards({ countries, level = "3" }: ServiceCenterCardsProps) {
  return (
    <CountryCards
      level={level}
      countries={countries.map(({ code, country, places }) => ({ code, country, groups: [{ places }] }))}
    />
  );
}
