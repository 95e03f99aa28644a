import type { CountryPlaces } from "#app/server/domain/places/places.functions.ts";
import { CountryCards } from "#app/ui/country-cards.tsx";

type ServiceCenterCardsProps = { countries: CountryPlaces[]; level?: "2" | "3" };

export function ServiceCenterCards({ countries, level = "3" }: ServiceCenterCardsProps) {
  return (
    <CountryCards
      level={level}
      countries={countries.map(({ code, country, places }) => ({ code, country, groups: [{ places }] }))}
    />
  );
}
