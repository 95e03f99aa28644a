import { Trans, useLingui } from "@lingui/react/macro";
import { type Ref, useMemo } from "react";

import type { PlaceGroup } from "#app/server/domain/places/places.functions.ts";
import { parseArea, parsePosition } from "#app/site/position.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PlaceContact } from "#app/ui/place-contact.tsx";
import { found, placeFinder } from "#styled-system/recipes";

import type { EngineOptions, Pin } from "./map/map-engine.ts";
import { PinMap } from "./map/pin-map.tsx";
import type { ListedPlace } from "./place-card.tsx";
import { useChosenPlace } from "./use-chosen-place.ts";
import { useMapLabels } from "./use-map-labels.ts";

/** Number of places in the initial view around the visitor. */
const initialPlaces = 3;

type PlaceMapProps = {
  ref: Ref<HTMLDivElement>;
  label: string;
  places: readonly ListedPlace[];
  /** Pins of all places; the list may show only some of them. */
  points: readonly Pin[] | undefined;
  groups: readonly PlaceGroup[];
  near: string | undefined;
  area: string | undefined;
  selected: string | undefined;
  highlighted: string | undefined;
  onSelect: (slug: string | undefined) => void;
  onMove: EngineOptions["onMove"];
};

export function PlaceMap({
  ref,
  label,
  places,
  points,
  groups,
  near,
  area,
  selected,
  highlighted,
  onSelect,
  onMove,
}: PlaceMapProps) {
  const styles = placeFinder();
  const listed = useMemo(() => places.flatMap(toPin), [places]);
  const visitor = useMemo(() => (near ? parsePosition(near) : undefined), [near]);
  const labels = useMapLabels(label);
  const chosen = useChosenPlace(places, selected);
  const nearest = visitor && [visitor, ...listed.slice(0, initialPlaces)];
  return (
    <div ref={ref} className={styles.map}>
      <PinMap
        className={styles.surface}
        pins={points ?? listed}
        listed={listed}
        groups={groups}
        focus={area ? cornersOf(area) : (nearest ?? (groups.length > 0 ? groups : listed))}
        holdView={area !== undefined}
        labels={labels}
        visitor={visitor}
        highlighted={highlighted}
        selected={selected}
        onSelect={onSelect}
        onMove={onMove}
      />
      {chosen.place && (
        <ChosenPlace place={chosen.place} isListed={chosen.isListed} onClose={() => onSelect(undefined)} />
      )}
    </div>
  );
}

function toPin({ slug, name, city, latitude, longitude }: ListedPlace): Pin[] {
  if (latitude === null || longitude === null) return [];
  return [{ id: slug, label: [name, city].filter(Boolean).join(", "), latitude, longitude }];
}

function cornersOf(area: string) {
  const { south, west, north, east } = parseArea(area);
  return [
    { latitude: south, longitude: west },
    { latitude: north, longitude: east },
  ];
}

type ChosenPlaceProps = { place: ListedPlace; isListed: boolean; onClose: () => void };

function ChosenPlace({ place, isListed, onClose }: ChosenPlaceProps) {
  const { t } = useLingui();
  const styles = placeFinder();
  return (
    <section className={styles.panel} aria-label={place.name}>
      <p className={styles.name}>
        <bdi lang={place.language}>{place.name}</bdi>
      </p>
      <PlaceContact place={place} />
      {isListed && (
        <p className={found().notice}>
          <a href={`#${place.slug}`}>
            <Trans>Show in the list</Trans>
          </a>
        </p>
      )}
      <button type="button" className={styles.close} aria-label={t`Close`} onClick={onClose}>
        <Icon name="close" />
      </button>
    </section>
  );
}
