import { Trans, useLingui } from "@lingui/react/macro";
import { type Ref, useMemo } from "react";

import { parsePosition } from "#app/site/position.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PlaceContact } from "#app/ui/place-contact.tsx";
import { found, placeFinder } from "#styled-system/recipes";

import type { Pin } from "./map/map-engine.ts";
import { PinMap } from "./map/pin-map.tsx";
import type { ListedPlace } from "./place-card.tsx";
import { useMapLabels } from "./use-map-labels.ts";

/** Number of places in the initial view around the visitor. */
const initialPlaces = 3;

type PlaceMapProps = {
  ref: Ref<HTMLDivElement>;
  label: string;
  /** At least one has coordinates. */
  places: readonly ListedPlace[];
  near: string | undefined;
  selected: string | undefined;
  highlighted: string | undefined;
  onSelect: (slug: string | undefined) => void;
  onMove: (slugs: string[]) => void;
};

export function PlaceMap({
  ref,
  label,
  places,
  near,
  selected,
  highlighted,
  onSelect,
  onMove,
}: PlaceMapProps) {
  const styles = placeFinder();
  const pins = useMemo(() => places.flatMap(toPin), [places]);
  const visitor = useMemo(() => (near ? parsePosition(near) : undefined), [near]);
  const labels = useMapLabels(label);
  const chosen = places.find(({ slug }) => slug === selected);
  return (
    <div ref={ref} className={styles.map}>
      <PinMap
        className={styles.surface}
        pins={pins}
        focus={visitor ? [visitor, ...pins.slice(0, initialPlaces)] : pins}
        labels={labels}
        visitor={visitor}
        highlighted={highlighted}
        selected={chosen?.slug}
        onSelect={onSelect}
        onMove={onMove}
      />
      {chosen && <ChosenPlace place={chosen} onClose={() => onSelect(undefined)} />}
    </div>
  );
}

function toPin({ slug, name, city, latitude, longitude }: ListedPlace): Pin[] {
  if (latitude === null || longitude === null) return [];
  return [{ id: slug, label: [name, city].filter(Boolean).join(", "), latitude, longitude }];
}

function ChosenPlace({ place, onClose }: { place: ListedPlace; onClose: () => void }) {
  const { t } = useLingui();
  const styles = placeFinder();
  return (
    <section className={styles.panel} aria-label={place.name}>
      <p className={styles.name}>{place.name}</p>
      <PlaceContact place={place} />
      <p className={found().notice}>
        <a href={`#${place.slug}`}>
          <Trans>Show in the list</Trans>
        </a>
      </p>
      <button type="button" className={styles.close} aria-label={t`Close`} onClick={onClose}>
        <Icon name="close" />
      </button>
    </section>
  );
}
