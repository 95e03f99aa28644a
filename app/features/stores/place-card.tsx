import { useLingui } from "@lingui/react/macro";

import { Icon } from "#app/ui/icon.tsx";
import { PlaceContact } from "#app/ui/place-contact.tsx";
import { placeFinder } from "#styled-system/recipes";
import type { PickupItem } from "#app/server/domain/places/pickup-points.functions.ts";
import type { PlaceItem } from "#app/server/domain/places/places.functions.ts";

export type ListedPlace = PlaceItem | PickupItem;

type PlaceCardProps = {
  place: ListedPlace;
  level: "2" | "3";
  selected: boolean;
  onShow: (slug: string) => void;
  /** Whether an interactive map is running. Until then its button is invisible. */
  movable: boolean;
};

export function PlaceCard({ place, level, selected, onShow, movable }: PlaceCardProps) {
  const { t } = useLingui();
  const styles = placeFinder();
  const Heading = level === "2" ? "h2" : "h3";
  return (
    <li id={place.slug} className={styles.item} data-selected={selected || undefined}>
      <div className={styles.head}>
        <Heading className={styles.name}>
          <bdi lang={place.language}>{place.name}</bdi>
        </Heading>
        {place.distance && <span className={styles.distance}>{place.distance}</span>}
        {place.latitude !== null && (
          <button
            type="button"
            className={`${styles.locate} ${styles.scripted}`}
            data-ready={movable || undefined}
            aria-label={t`Show on the map`}
            aria-pressed={selected}
            onClick={() => onShow(place.slug)}
          >
            <Icon name="pin" size={20} />
          </button>
        )}
      </div>
      <PlaceFacts place={place} />
      <PlaceContact place={place} />
    </li>
  );
}

function PlaceFacts({ place: { kind, country } }: { place: ListedPlace }) {
  const { t } = useLingui();
  const styles = placeFinder();
  const kinds = {
    "service-center": undefined,
    "local-shop": t`Shop`,
    "online-shop": t`Online shop`,
    "pickup-point": t`Pick-up point`,
  };
  return (
    <p className={styles.facts}>
      <span className={styles.chip} aria-hidden="true">
        {country.code}
      </span>
      {[country.name, kinds[kind]].filter(Boolean).join(" · ")}
    </p>
  );
}
