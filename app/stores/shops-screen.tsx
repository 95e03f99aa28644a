import { Plural, useLingui } from "@lingui/react/macro";

import type { ShopFinder as Found } from "#app/server/places/places.functions.ts";
import { FlagCards } from "#app/ui/flag-cards.tsx";
import { Section } from "#app/ui/section.tsx";

import { countryHref } from "./country-href.ts";
import { ShopFinder } from "./shop-finder.tsx";
import { shopsHead } from "./shops-head.ts";

export function ShopsScreen({ found }: { found: Found }) {
  const { i18n, t } = useLingui();
  const { title, description } = shopsHead(i18n);
  return (
    <>
      <Section title={title} text={description} level="1">
        <ShopFinder {...found} />
      </Section>
      <Section title={t`Shops by country`}>
        <FlagCards
          countries={found.countries
            .filter(({ count }) => count > 0)
            .map(({ code, name, count }) => ({
              code,
              name,
              href: countryHref("/where-to-buy", found.search, code),
              note: <Plural value={count} one="# shop" other="# shops" />,
            }))}
        />
      </Section>
    </>
  );
}
