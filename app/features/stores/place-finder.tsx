import { Trans } from "@lingui/react/macro";
import { Link, useNavigate } from "@tanstack/react-router";
import { type ReactNode, Suspense } from "react";

import type {
  CountryCount,
  ServiceCenterFinder,
  ShopFinder,
} from "#app/server/domain/places/places.functions.ts";
import { type PlaceList, pointsAddress } from "#app/site/place-points.ts";
import type { ServiceCenterSearch } from "#app/site/place-search.ts";
import { formatArea } from "#app/site/position.ts";
import { Pagination } from "#app/ui/pagination.tsx";
import { usePageTurn } from "#app/ui/use-page-turn.ts";
import { found } from "#styled-system/recipes";

import { NearMe } from "./near-me.tsx";
import { PlaceFilters } from "./place-filters.tsx";
import { PlaceResults } from "./place-results.tsx";

type PlaceFinderProps = {
  list: PlaceList;
  finder: Pick<ServiceCenterFinder & ShopFinder, "total" | "page" | "pages" | "places" | "groups"> & {
    search: ServiceCenterSearch;
    countries: readonly CountryCount[];
  };
  count: ReactNode;
  mapLabel: string;
  fields?: ReactNode;
  notice?: ReactNode;
};

const actions = { shops: "/where-to-buy", "service-centers": "/service-center" } as const;

const resultsAnchor = "places";

export function PlaceFinder({ list, finder, count, mapLabel, fields, notice }: PlaceFinderProps) {
  const styles = found();
  const navigate = useNavigate();
  const { search, countries, places, groups, total, page, pages } = finder;
  const action = actions[list];
  const { results, turnTo } = usePageTurn(page);
  return (
    <div className={styles.root}>
      <Suspense>
        <PlaceFilters search={search} countries={countries}>
          {fields}
        </PlaceFilters>
      </Suspense>
      {notice}
      <div id={resultsAnchor} ref={results} tabIndex={-1} className={styles.results}>
        <PlaceResults
          places={places}
          paged={{
            total,
            groups,
            points: pointsAddress(list, search),
            area: search.area,
            onArea: (area) =>
              void navigate({
                to: action,
                search: { ...search, page: undefined, area: area && formatArea(area) },
                resetScroll: false,
              }),
          }}
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
              <Link to={action} search={{ ...search, page: undefined, near: undefined }} resetScroll={false}>
                <Trans>Sort by country</Trans>
              </Link>
            </p>
          )}
          <NearMe action={action} search={search} />
        </PlaceResults>
        <Pagination
          page={page}
          pages={pages}
          renderLink={(number, { label, ...props }) => (
            <Link
              key={number}
              to={action}
              search={{ ...search, page: number > 1 ? number : undefined }}
              hash={resultsAnchor}
              aria-label={label}
              activeOptions={{ exact: true, includeHash: false }}
              onClick={() => turnTo(number)}
              {...props}
            />
          )}
        />
      </div>
    </div>
  );
}

function NothingFound({ action }: { action: (typeof actions)[PlaceList] }) {
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
