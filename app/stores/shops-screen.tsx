import { useLingui } from "@lingui/react/macro";

import type { CountryPlaces } from "#app/server/support/support.functions.ts";
import { PlaceList } from "#app/ui/place-list.tsx";
import { Section } from "#app/ui/section.tsx";
import { groupList } from "#styled-system/recipes";

import { shopsHead } from "./shops-head.ts";

export function ShopsScreen({ local, online }: { local: CountryPlaces[]; online: CountryPlaces[] }) {
  const { t, i18n } = useLingui();
  const { title, description } = shopsHead(i18n);
  const groups = [
    { name: t`Shops`, countries: local },
    { name: t`Online shops`, countries: online },
  ].filter(({ countries }) => countries.length > 0);
  return (
    <>
      <Section title={title} text={description} level="1" />
      {groups.map(({ name, countries }) => (
        <Section key={name} title={name}>
          <div className={groupList()}>
            {countries.map(({ code, country, places }) => (
              <PlaceList key={code} country={country} places={places} level={3} />
            ))}
          </div>
        </Section>
      ))}
    </>
  );
}
