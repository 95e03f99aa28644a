import { heading, list } from "#styled-system/recipes";

export type Place = {
  slug: string;
  name: string;
  city: string | null;
  address: string | null;
  postalCode: string | null;
  phone: string | null;
  url: string | null;
};

/** Places of one country under its name. */
type PlaceListProps = {
  country: string;
  places: Place[];
  /** Of the country's heading: one below the heading above it. */
  level: 2 | 3;
};

export function PlaceList({ country, places, level }: PlaceListProps) {
  const styles = list();
  const Heading = `h${level}` as const;
  return (
    <section>
      <Heading className={heading({ level: "3" })}>{country}</Heading>
      <ul className={styles.root}>
        {places.map(({ slug, name, city, address, postalCode, phone, url }) => (
          <li key={slug} className={styles.item}>
            <p className={styles.title}>{name}</p>
            {address && <p className={styles.facts}>{address}</p>}
            {city && <p className={styles.facts}>{[postalCode, city].filter(Boolean).join(" ")}</p>}
            {phone && <a href={`tel:${phone.replaceAll(" ", "")}`}>{phone}</a>}
            {url && (
              <a href={url} rel="noopener">
                {new URL(url).host}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
