import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useRef, useState } from "react";

import type { CountryCount, PlaceItem } from "#app/server/places/places.functions.ts";
import type { ServiceCenterSearch } from "#app/site/place-search.ts";
import { button, found, placeFinder } from "#styled-system/recipes";

import { PlaceFilters } from "./place-filters.tsx";
import { PlaceList } from "./place-list.tsx";
import { PlaceMap } from "./place-map.tsx";
import { usePointed } from "./use-pointed.ts";

type PlaceFinderProps = {
  /** The page that finds. */
  action: "/where-to-buy" | "/service-center";
  search: ServiceCenterSearch;
  countries: readonly CountryCount[];
  places: PlaceItem[];
  /** How many were found, in words. */
  count: ReactNode;
  mapLabel: string;
  /** Filters besides country and city. */
  children?: ReactNode;
};

/** Filters, a list and a map of the same places, each in step with the others. */
export function PlaceFinder({
  action,
  search,
  countries,
  places,
  count,
  mapLabel,
  children,
}: PlaceFinderProps) {
  const styles = placeFinder();
  const frame = found();
  // What is selected belongs to what was found: another search begins without it.
  const [selection, setSelection] = useState<{ slug?: string; among: PlaceItem[] }>();
  const selected = selection?.among === places ? selection.slug : undefined;
  const [pointed, aroundList] = usePointed();
  // Unknown until a map runs: a drawing cannot be moved.
  const [inView, setInView] = useState<string[]>();
  const [onlyInView, setOnlyInView] = useState(false);
  const choose = (slug: string | undefined) => setSelection({ slug, among: places });
  const map = useRef<HTMLDivElement>(null);
  const hasMap = places.some(({ latitude }) => latitude !== null);
  const visible = hasMap ? inView?.length : undefined;
  const shown = visible ?? places.length;
  const listed =
    onlyInView && visible !== undefined ? places.filter(({ slug }) => inView?.includes(slug)) : places;
  const showOnMap = (slug: string) => {
    choose(slug);
    map.current?.scrollIntoView({ block: "nearest" });
  };
  return (
    <div className={frame.root}>
      <PlaceFilters action={action} search={search} countries={countries}>
        {children}
      </PlaceFilters>
      <div className={frame.summary}>
        <p role="status" className={frame.count}>
          {count}
        </p>
        {search.near && (
          <p className={frame.notice}>
            <Trans>Sorted by distance from you.</Trans>{" "}
            <Link to={action} search={{ ...search, near: undefined }} resetScroll={false}>
              <Trans>Sort by country</Trans>
            </Link>
          </p>
        )}
        {hasMap && (
          <button
            type="button"
            className={`${button({ look: "outline", size: "xs" })} ${styles.scripted}`}
            data-ready={visible !== undefined || undefined}
            aria-pressed={onlyInView}
            onClick={() => setOnlyInView(!onlyInView)}
          >
            <Trans>Only what the map shows ({shown})</Trans>
          </button>
        )}
      </div>
      {places.length === 0 ? (
        <NothingFound action={action} />
      ) : (
        <div className={styles.columns} data-map={hasMap || undefined}>
          <PlaceMap
            ref={map}
            label={mapLabel}
            places={places}
            near={search.near}
            selected={selected}
            highlighted={pointed}
            onSelect={(slug) => {
              choose(slug);
              if (slug) showInList(slug);
            }}
            onMove={setInView}
          />
          <div ref={aroundList} className={styles.found}>
            {listed.length === 0 && (
              <p className={frame.notice}>
                <Trans>There is nothing in this part of the map.</Trans>
              </p>
            )}
            <PlaceList
              places={listed}
              selected={selected}
              onShow={showOnMap}
              movable={inView !== undefined}
            />
          </div>
        </div>
      )}
    </div>
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

function NothingFound({ action }: Pick<PlaceFinderProps, "action">) {
  const styles = found();
  return (
    <div className={styles.empty}>
      <p>
        <Trans>Nothing here fits all of your filters. Try another country, or leave the city empty.</Trans>
      </p>
      <p className={styles.notice}>
        <Link to={action} resetScroll={false}>
          <Trans>Show all of them</Trans>
        </Link>
      </p>
    </div>
  );
}
