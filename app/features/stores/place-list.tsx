import { Plural } from "@lingui/react/macro";
import { type ComponentProps, Suspense } from "react";

import { Icon } from "#app/ui/icon.tsx";
import { placeFinder } from "#styled-system/recipes";

import { type ListedPlace, PlaceCard } from "./place-card.tsx";

/** Places shown before the visitor expands the list. */
const initialCount = 12;

type PlaceListProps = Omit<ComponentProps<typeof PlaceCard>, "place" | "selected"> & {
  places: readonly ListedPlace[];
  selected: string | undefined;
};

export function PlaceList({ places, selected, ...card }: PlaceListProps) {
  const styles = placeFinder();
  const list = (part: readonly ListedPlace[]) => (
    <ul className={styles.list}>
      {part.map((place) => (
        <PlaceCard key={place.slug} place={place} selected={place.slug === selected} {...card} />
      ))}
    </ul>
  );
  const rest = places.slice(initialCount);
  const count = rest.length;
  return (
    <>
      <Suspense>{list(places.slice(0, initialCount))}</Suspense>
      {count > 0 && (
        <Suspense>
          <details className={styles.more}>
            <summary>
              <Plural value={count} one="Show # more" other="Show # more" />
              <Icon name="chevrons" size={16} />
            </summary>
            {list(rest)}
          </details>
        </Suspense>
      )}
    </>
  );
}
