import { ph } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { type ReactNode, Suspense, useRef, useState } from "react";

import { useFigure } from "#app/ui/figures.ts";
import { button, found, placeFinder } from "#styled-system/recipes";

import type { ListedPlace } from "./listed-place.ts";
import { PlaceList } from "./place-list.tsx";
import { PlaceMap } from "./place-map.tsx";
import { usePointed } from "./use-pointed.ts";

type PlaceResultsProps = {
  places: ListedPlace[];
  /** Where the visitor is. */
  near?: string | undefined;
  mapLabel: string;
  /** Of the places' headings. */
  level: "2" | "3";
  /** Stands in the place of an empty list. */
  empty?: ReactNode;
  /** What was found, in words. */
  children?: ReactNode;
};

/** A list and a map of the same places, each in step with the other. */
export function PlaceResults({ places, near, mapLabel, level, empty, children }: PlaceResultsProps) {
  const styles = placeFinder();
  const frame = found();
  // What is selected belongs to what was found: another search begins without it.
  const [selection, setSelection] = useState<{ slug?: string; among: ListedPlace[] }>();
  const selected = selection?.among === places ? selection.slug : undefined;
  const [pointed, aroundList] = usePointed();
  // Unknown until a map runs: a drawing cannot be moved.
  const [inView, setInView] = useState<string[]>();
  const [onlyInView, setOnlyInView] = useState(false);
  const choose = (slug: string | undefined) => setSelection({ slug, among: places });
  const map = useRef<HTMLDivElement>(null);
  const hasMap = places.some(({ latitude }) => latitude !== null);
  const visible = hasMap ? inView?.length : undefined;
  const figure = useFigure();
  const shown = visible ?? places.length;
  const listed =
    onlyInView && visible !== undefined ? places.filter(({ slug }) => inView?.includes(slug)) : places;
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
              data-ready={visible !== undefined || undefined}
              aria-pressed={onlyInView}
              onClick={() => setOnlyInView(!onlyInView)}
            >
              <Trans>Only what the map shows ({ph({ shown: figure(shown) })})</Trans>
            </button>
          )}
        </div>
      )}
      {places.length === 0 ? (
        empty
      ) : (
        <div className={styles.columns} data-map={hasMap || undefined}>
          {hasMap && (
            <Suspense>
              <PlaceMap
                ref={map}
                label={mapLabel}
                places={places}
                near={near}
                selected={selected}
                highlighted={pointed}
                onSelect={(slug) => {
                  choose(slug);
                  if (slug) showInList(slug);
                }}
                onMove={setInView}
              />
            </Suspense>
          )}
          <div ref={aroundList} className={styles.found}>
            {listed.length === 0 && (
              <p className={frame.notice}>
                <Trans>There is nothing in this part of the map.</Trans>
              </p>
            )}
            <PlaceList
              places={listed}
              level={level}
              selected={selected}
              onShow={showOnMap}
              movable={inView !== undefined}
            />
          </div>
        </div>
      )}
    </>
  );
}

/** The window in which the list stands beside the map (styles/tokens.ts, lg). */
const besideMap = "(min-width: 1024px)";

/** Below the map the list would scroll the map away: there what is chosen stands on the map alone. */
function showInList(slug: string) {
  const item = document.getElementById(slug);
  if (!item || !matchMedia(besideMap).matches) return;
  item.closest("details")?.setAttribute("open", "");
  item.scrollIntoView({ block: "nearest" });
}
