import { Plural, useLingui } from "@lingui/react/macro";

import type { PickupFinder } from "#app/server/domain/places/pickup-points.functions.ts";
import type { ShopFinder as Found } from "#app/server/domain/places/places.functions.ts";
import { FlagCards } from "#app/ui/flag-cards.tsx";
import { Parts } from "#app/ui/parts.tsx";
import { Section } from "#app/ui/section.tsx";
import { stringifySearch } from "#app/site/search-params.ts";

import { PickupSection } from "./pickup/pickup-section.tsx";
import { ShopFinder } from "./shop-finder.tsx";
import { shopsHead } from "./shops-head.ts";

/** The same search in one country. City and position are dropped, because they may be in another country. */
const countryHref = (path: string, search: Record<string, unknown>, country: string): string =>
  path + stringifySearch({ ...search, city: undefined, near: undefined, country });

type ShopsScreenProps = {
  found: Found;
  /** Undefined without a carrier. */
  pickup: PickupFinder | undefined;
};

export function ShopsScreen({ found, pickup }: ShopsScreenProps) {
  const { i18n, t } = useLingui();
  const { title, description } = shopsHead(i18n);
  return (
    <Parts>
      <Section title={title} text={description} level="1">
        <ShopFinder {...found} />
      </Section>
      {pickup && <PickupSection finder={pickup} otherParams={found.search} />}
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
    </Parts>
  );
}
