import { placeContact } from "#styled-system/recipes";

import { Icon } from "./icon.tsx";

export type ContactDetails = {
  city: string | null;
  region: string | null;
  country: { code: string };
  address: string | null;
  /** Of the address, if it is not the page's. */
  language?: string | undefined;
  postalCode: string | null;
  phone: string | null;
  url: string | null;
  /** Localized. Empty if unknown. */
  hours: { days: string; times: string[] }[];
};

export function PlaceContact({ place }: { place: ContactDetails }) {
  const { city, address, language, phone, url, hours } = place;
  const styles = placeContact();
  return (
    <div className={styles.root}>
      {(address || city) && (
        <p className={styles.line}>
          <Icon name="pin" size={20} />
          <span className={styles.address} lang={language}>
            {address && <span dir="auto">{address}</span>}
            {city && <span dir="auto">{localityOf(place)}</span>}
          </span>
        </p>
      )}
      {hours.length > 0 && (
        <div className={styles.line}>
          <Icon name="clock" size={20} />
          <dl className={styles.hours}>
            {hours.map(({ days, times }) => (
              <div key={days} className={styles.stretch}>
                <dt>{days}</dt>
                {times.map((time) => (
                  <dd key={time}>{time}</dd>
                ))}
              </div>
            ))}
          </dl>
        </div>
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
          <Icon name="arrows" size={20} />
          <a href={url} rel="noopener">
            {new URL(url).host}
          </a>
        </p>
      )}
    </div>
  );
}

/** Countries that write the postal code after the region. */
const postalCodeLast = new Set(["US", "CA", "AU", "NZ", "IN", "GB", "IE"]);

/** City with region and postal code: `Bloomington, IL 61704`, `10115 Berlin`. */
export function localityOf({ city, region, postalCode, country }: ContactDetails): string {
  const words = (parts: (string | null)[], separator: string) => parts.filter(Boolean).join(separator);
  return postalCodeLast.has(country.code)
    ? words([words([city, region], ", "), postalCode], " ")
    : words([words([postalCode, city], " "), region], ", ");
}
