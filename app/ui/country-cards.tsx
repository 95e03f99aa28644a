import { countryCards } from "#styled-system/recipes";

import { Icon } from "./icon.tsx";

export type Place = {
  slug: string;
  name: string;
  city: string | null;
  address: string | null;
  postalCode: string | null;
  phone: string | null;
  url: string | null;
};

export type CountryCard = {
  code: string;
  country: string;
  /** Only several groups need names. Empty groups are left out. */
  groups: { name?: string; places: Place[] }[];
};

type CountryCardsProps = {
  countries: CountryCard[];
  /** 2 directly under the page's heading, 3 in a section with a title. */
  level?: "2" | "3";
};

/** A card for each country with its places. */
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
                    <PlaceEntry key={place.slug} place={place} />
                  ))}
                </ul>
              </div>
            ))}
        </li>
      ))}
    </ul>
  );
}

function PlaceEntry({ place: { name, city, address, postalCode, phone, url } }: { place: Place }) {
  const styles = countryCards();
  return (
    <li className={styles.place}>
      <p className={styles.name}>{name}</p>
      {(address || city) && (
        <p className={styles.line}>
          <Icon name="pin" size={20} />
          <span className={styles.address}>
            {address && <span dir="auto">{address}</span>}
            {city && <span dir="auto">{[postalCode, city].filter(Boolean).join(" ")}</span>}
          </span>
        </p>
      )}
      {phone && (
        <p className={styles.line}>
          <Icon name="phone" size={20} />
          <a href={`tel:${phone.replaceAll(" ", "")}`} dir="ltr">
            {phone}
          </a>
        </p>
      )}
      {url && (
        <p className={styles.link}>
          <Icon name="arrow" size={20} />
          <a href={url} rel="noopener">
            {new URL(url).host}
          </a>
        </p>
      )}
    </li>
  );
}
