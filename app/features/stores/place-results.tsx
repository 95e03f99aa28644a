import { ph } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { type ReactNode, Suspense, useRef, useState } from "react";

import { useFigure } from "#app/ui/figures.ts";
import { button, found, placeFinder } from "#styled-system/recipes";

import type { ListedPlace } from "./place-card.tsx";
import { PlaceList } from "./place-list.tsx";
import { PlaceMap } from "./place-map.tsx";
import { usePointed } from "./use-pointed.ts";

type PlaceResultsProps = {
  places: ListedPlace[];
  near?: string | undefined;
  mapLabel: string;
  level: "2" | "3";
  empty?: ReactNode;
  children?: ReactNode;
};

export function PlaceResults({ places, near, mapLabel, level, empty, children }: PlaceResultsProps) {
  const styles = placeFinder();
  const frame = found();
  // A selection is valid only for the result set it was made in.
  const [selection, setSelection] = useState<{ slug?: string; among: ListedPlace[] }>();
  const selected = selection?.among === places ? selection.slug : undefined;
  const [pointed, aroundList] = usePointed();
  // Undefined until an interactive map is running.
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

/** List and map are side by side from this width on (`lg` in styles/tokens.ts). */
const besideMap = "(min-width: 1024px)";

/** On narrow windows, scrolling to the list item would scroll the map out of view. */
function showInList(slug: string) {
  const item = document.getElementById(slug);
  if (!item || !matchMedia(besideMap).matches) return;
  item.closest("details")?.setAttribute("open", "");
  item.scrollIntoView({ block: "nearest" });
}
