import { Plural, useLingui } from "@lingui/react/macro";

import type { PickupProblem, PickupResult } from "#app/server/domain/places/pickup-points.functions.ts";
import { form, found } from "#styled-system/recipes";

export function PickupSummary({ result }: { result: PickupResult }) {
  const { t } = useLingui();
  if (result.status === "failed") return <ProblemText problem={result.problem} />;
  const count = result.places.length;
  if (count > 0) {
    return (
      <p className={found().count}>
        <Plural value={count} one="# pick-up point" other="# pick-up points" />
      </p>
    );
  }
  return (
    <p>
      {result.candidates.length > 0
        ? t({
            message: "Several places match. Which one do you mean?",
            comment: "places with the name of the city that was entered",
          })
        : t`There is no pick-up point within 150 km of this address.`}
    </p>
  );
}

function ProblemText({ problem }: { problem: PickupProblem }) {
  const { t } = useLingui();
  const texts: Record<PickupProblem, string> = {
    incomplete: t`Please enter a city or a postal code, and choose a country.`,
    "not-configured": t`Pick-up points cannot be searched on this site.`,
    busy: t`Too many searches at once. Please try again in a minute.`,
    timeout: t`The carrier did not answer in time. Please try again later.`,
    refused: t`The carrier could not read this address. Please check the city, the postal code and the country.`,
    unavailable: t`The carrier cannot be reached at the moment. Please try again later.`,
  };
  return <p className={form().alert}>{texts[problem]}</p>;
}
