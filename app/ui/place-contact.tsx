import { placeContact } from "#styled-system/recipes";

import { Icon } from "./icon.tsx";

export type ContactDetails = {
  city: string | null;
  address: string | null;
  postalCode: string | null;
  phone: string | null;
  url: string | null;
  /** Localized. Empty if unknown. */
  hours: { days: string; times: string[] }[];
};

export function PlaceContact({ place }: { place: ContactDetails }) {
  const { city, address, postalCode, phone, url, hours } = place;
  const styles = placeContact();
  return (
    <div className={styles.root}>
      {(address || city) && (
        <p className={styles.line}>
          <Icon name="pin" size={20} />
          <span className={styles.address}>
            {address && <span dir="auto">{address}</span>}
            {city && <span dir="auto">{[postalCode, city].filter(Boolean).join(" ")}</span>}
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
