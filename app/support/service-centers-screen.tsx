import { useLingui } from "@lingui/react/macro";

import type { CountryPlaces } from "#app/server/support/support.functions.ts";
import { PlaceList } from "#app/ui/place-list.tsx";
import { Section } from "#app/ui/section.tsx";
import { groupList } from "#styled-system/recipes";

import { serviceCentersHead } from "./support-heads.ts";

export function ServiceCentersScreen({ countries }: { countries: CountryPlaces[] }) {
  const { i18n } = useLingui();
  const { title, description } = serviceCentersHead(i18n);
  return (
    <Section title={title} text={description} level="1">
      <div className={groupList()}>
        {countries.map(({ code, country, places }) => (
          <PlaceList key={code} country={country} places={places} level={2} />
        ))}
      </div>
    </Section>
  );
}
