import { useLingui } from "@lingui/react/macro";

import type { CountryShops } from "#app/server/support/support.functions.ts";
import { Section } from "#app/ui/section.tsx";

import { ShopCards } from "./shop-cards.tsx";
import { shopsHead } from "./shops-head.ts";

export function ShopsScreen({ countries }: { countries: CountryShops[] }) {
  const { i18n } = useLingui();
  const { title, description } = shopsHead(i18n);
  return (
    <Section title={title} text={description} level="1">
      <ShopCards countries={countries} level="2" />
    </Section>
  );
}
