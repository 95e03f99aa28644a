import { countryCards } from "#styled-system/recipes";

import { type ContactDetails, PlaceContact } from "./place-contact.tsx";

export type Place = ContactDetails & { slug: string; name: string };

export type CountryCard = {
  code: string;
  country: string;
  /** Names are needed only for several groups. Empty groups are skipped. */
  groups: { name?: string; places: Place[] }[];
};

type CountryCardsProps = {
  countries: CountryCard[];
  level?: "2" | "3";
};

export function CountryCards({ countries, level = "3" }: CountryCardsProps) {
  const styles = countryCards();
  const Heading = level === "2" ? "h2" : "h3";
  return (
    <ul className={styles.root}>
      {countries.map(({ code, country, groups }) => (
        <li key={code} className={styles.card}>
          <Heading className={styles.country}>{country}</Heading>
          {groups
            .filter(({ places }) => places.length > 0)
            .map(({ name, places }) => (
              <div key={name ?? ""} className={styles.group}>
                {name && <p className={styles.groupName}>{name}</p>}
                <ul className={styles.places}>
                  {places.map((place) => (
                    <li key={place.slug} className={styles.place}>
                      <p className={styles.name}>
                        <bdi lang={place.language}>{place.name}</bdi>
                      </p>
                      <PlaceContact place={place} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
        </li>
      ))}
    </ul>
  );
}
