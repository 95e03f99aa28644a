import { useLingui } from "@lingui/react/macro";

import type { CountryShops } from "#app/server/domain/places/places.functions.ts";
import { CountryCards } from "#app/ui/country-cards.tsx";

type ShopCardsProps = { countries: CountryShops[]; level?: "2" | "3" };

export function ShopCards({ countries, level = "3" }: ShopCardsProps) {
  const { t } = useLingui();
  return (
    <CountryCards
      level={level}
      countries={countries.map(({ code, country, local, online }) => ({
        code,
        country,
        groups: [
          { name: t`Shops`, places: local },
          { name: t`Online shops`, places: online },
        ],
      }))}
    />
  );
}
