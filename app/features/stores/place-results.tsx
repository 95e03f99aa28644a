import { ph } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { type ReactNode, Suspense, useRef, useState } from "react";

import type { PlaceGroup } from "#app/server/domain/places/places.functions.ts";
import type { Area } from "#app/site/position.ts";
import { useFigure } from "#app/ui/figures.ts";
import { button, found, placeFinder } from "#styled-system/recipes";

import type { ListedPlace } from "./place-card.tsx";
import { PlaceList } from "./place-list.tsx";
import { PlaceMap } from "./place-map.tsx";
import { usePlacePoints } from "./use-place-points.ts";
import { usePointed } from "./use-pointed.ts";

export type PagedPlaces = {
  total: number;
  groups: PlaceGroup[];
  points: string;
  area: string | undefined;
  onArea: (area: Area | undefined) => void;
};

type PlaceResultsProps = {
  places: ListedPlace[];
  /** Undefined if `places` has all places. */
  paged?: PagedPlaces;
  near?: string | undefined;
  mapLabel: string;
  level: "2" | "3";
  empty?: ReactNode;
  children?: ReactNode;
};

export function PlaceResults({ places, paged, near, mapLabel, level, empty, children }: PlaceResultsProps) {
  const styles = placeFinder();
  const frame = found();
  // A selection is valid only for the result set it was made in.
  const [selection, setSelection] = useState<{ slug?: string; among: ListedPlace[] }>();
  const selected = selection?.among === places ? selection.slug : undefined;
  const [pointed, aroundList] = usePointed();
  // Undefined until an interactive map is running.
  const [view, setView] = useState<{ slugs: string[]; area: Area }>();
  const [onlyInView, setOnlyInView] = useState(false);
  const points = usePlacePoints(view && paged?.points);
  const choose = (slug: string | undefined) => setSelection({ slug, among: places });
  const map = useRef<HTMLDivElement>(null);
  const hasMap = places.some(({ latitude }) => latitude !== null) || (paged?.groups.length ?? 0) > 0;
  const inView = hasMap ? view?.slugs : undefined;
  const figure = useFigure();
  const isLimited = paged ? paged.area !== undefined : onlyInView;
  const shown = paged?.area === undefined ? (inView?.length ?? places.length) : paged.total;
  const listed = !paged && onlyInView && inView ? places.filter(({ slug }) => inView.includes(slug)) : places;
  const limit = () => {
    if (paged) paged.onArea(isLimited ? undefined : view?.area);
    else setOnlyInView(!onlyInView);
  };
  const showOnMap = (slug: string) => {
    choose(slug);
    map.current?.scrollIntoView({ block: "nearest" });
  };
  return (
    <>
      {(children || hasMap) && (
        <div className={frame.summary}>
          {children}
          {hasMap && (
            <button
              type="button"
              className={`${button({ look: "outline", size: "xs" })} ${styles.scripted}`}
              data-ready={inView !== undefined || undefined}
              aria-pressed={isLimited}
              onClick={limit}
            >
              <Trans>Only what the map shows ({ph({ shown: figure(shown) })})</Trans>
            </button>
          )}
        </div>
      )}
      {places.length === 0 && !(isLimited && hasMap) ? (
        empty
      ) : (
        <div className={styles.columns} data-map={hasMap || undefined}>
          {hasMap && (
            <Suspense>
              <PlaceMap
                ref={map}
                label={mapLabel}
                places={places}
                points={points}
                groups={paged?.groups ?? []}
                near={near}
                area={paged?.area}
                selected={selected}
                highlighted={pointed}
                onSelect={(slug) => {
                  choose(slug);
                  if (slug) showInList(slug);
                }}
                onMove={(slugs, area) => setView({ slugs, area })}
              />
            </Suspense>
          )}
          <div ref={aroundList} className={styles.found}>
            {listed.length === 0 && (
              <p className={frame.notice}>
                <Trans>There is nothing in this part of the map.</Trans>
              </p>
            )}
            <Suspense>
              <PlaceList
                places={listed}
                level={level}
                selected={selected}
                onShow={showOnMap}
                movable={inView !== undefined}
              />
            </Suspense>
          </div>
        </div>
      )}
    </>
  );
}

/** List and map are side by side from this width on (`lg` in styles/tokens.ts). */
const besideMap = "(min-width: 1024px)";

/** On narrow windows, scrolling to the list item would scroll the map out of view. */
function showInList(slug: string) {
  if (matchMedia(besideMap).matches) document.getElementById(slug)?.scrollIntoView({ block: "nearest" });
}
