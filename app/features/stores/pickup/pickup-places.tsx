import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import type { PickupResult } from "#app/server/domain/places/pickup-points.functions.ts";
import { pickupParamsFor, type PickupSearch } from "#app/site/pickup-search.ts";
import { found } from "#styled-system/recipes";

import { PlaceResults } from "../place-results.tsx";

export function PickupPlaces({ result }: { result: PickupResult }) {
  const { t } = useLingui();
  if (result.status === "failed") return null;
  const { places, candidates } = result;
  if (places.length > 0) {
    return <PlaceResults places={places} mapLabel={t`Map of the pick-up points`} level="3" />;
  }
  if (candidates.length === 0) return null;
  return (
    <ul className={found().notice}>
      {candidates.map((candidate) => (
        <li key={wordsOf(candidate)}>
          <Link
            to="."
            search={(present) => ({ ...present, ...pickupParamsFor(candidate) })}
            resetScroll={false}
          >
            {wordsOf(candidate)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const wordsOf = ({ street, city, postcode, country }: PickupSearch): string =>
  [street, [postcode, city].filter(Boolean).join(" "), country].filter(Boolean).join(", ");
