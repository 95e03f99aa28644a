import { useLingui } from "@lingui/react/macro";
import { type ReactNode, Suspense, use } from "react";

import type { PickupFinder, PickupResult } from "#app/server/domain/places/pickup-points.functions.ts";
import { Section } from "#app/ui/section.tsx";
import { found } from "#styled-system/recipes";

import { PickupForm } from "./pickup-form.tsx";
import { PickupPlaces } from "./pickup-places.tsx";
import { PickupSummary } from "./pickup-summary.tsx";

/** Without JavaScript the form's action leads to this section. */
const target = "pickup-points";

type PickupSectionProps = {
  finder: PickupFinder;
  /** Search parameters of the page that the pick-up search preserves. */
  otherParams: Readonly<Record<string, string | undefined>>;
};

export function PickupSection({ finder: { form, search, result }, otherParams }: PickupSectionProps) {
  const { t } = useLingui();
  const styles = found();
  // The key resets the results when the address changes.
  const key = JSON.stringify(search);
  return (
    <Section
      id={target}
      title={t`Pick-up points`}
      text={t`Where our shipping carrier hands over parcels: the ten places nearest to an address, at most 150 km away.`}
    >
      <div className={styles.root}>
        <PickupForm {...form} search={search} otherParams={otherParams} target={target} />
        <div role="status" className={result ? undefined : styles.notice}>
          {/* A live region: it must exist before its content changes. */}
          {result && (
            <Suspense
              key={key}
              fallback={
                <p>
                  {t({
                    message: "Contacting the carrier…",
                    comment: "shown while its pick-up points are fetched",
                  })}
                </p>
              }
            >
              <Settled result={result} as={PickupSummary} />
            </Suspense>
          )}
        </div>
        {result && (
          <Suspense key={key} fallback={null}>
            <Settled result={result} as={PickupPlaces} />
          </Suspense>
        )}
      </div>
    </Section>
  );
}

type SettledProps = {
  result: PickupResult | Promise<PickupResult>;
  as: (props: { result: PickupResult }) => ReactNode;
};

function Settled({ result, as: Shown }: SettledProps) {
  return <Shown result={result instanceof Promise ? use(result) : result} />;
}
