import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { type ReactNode, Suspense } from "react";

import type { CountryCount, PlaceItem } from "#app/server/domain/places/places.functions.ts";
import type { ServiceCenterSearch } from "#app/site/place-search.ts";
import { found } from "#styled-system/recipes";

import { PlaceFilters } from "./place-filters.tsx";
import { PlaceResults } from "./place-results.tsx";

type PlaceFinderProps = {
  action: "/where-to-buy" | "/service-center";
  search: ServiceCenterSearch;
  countries: readonly CountryCount[];
  places: PlaceItem[];
  count: ReactNode;
  mapLabel: string;
  children?: ReactNode;
};

export function PlaceFinder({
  action,
  search,
  countries,
  places,
  count,
  mapLabel,
  children,
}: PlaceFinderProps) {
  const styles = found();
  return (
    <div className={styles.root}>
      <Suspense>
        <PlaceFilters action={action} search={search} countries={countries}>
          {children}
        </PlaceFilters>
      </Suspense>
      <PlaceResults
        places={places}
        near={search.near}
        mapLabel={mapLabel}
        level="2"
        empty={<NothingFound action={action} />}
      >
        <p role="status" className={styles.count}>
          {count}
        </p>
        {search.near && (
          <p className={styles.notice}>
            <Trans>Sorted by distance from you.</Trans>{" "}
            <Link to={action} search={{ ...search, near: undefined }} resetScroll={false}>
              <Trans>Sort by country</Trans>
            </Link>
          </p>
        )}
      </PlaceResults>
    </div>
  );
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
