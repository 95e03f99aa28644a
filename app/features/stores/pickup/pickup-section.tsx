import { useLingui } from "@lingui/react/macro";
import { type ReactNode, Suspense, use } from "react";

import type { PickupFinder, PickupResult } from "#app/server/domain/places/pickup-points.functions.ts";
import { Section } from "#app/ui/section.tsx";
import { found } from "#styled-system/recipes";

import { PickupForm } from "./pickup-form.tsx";
import { PickupPlaces } from "./pickup-places.tsx";
import { PickupSummary } from "./pickup-summary.tsx";

/** Id of the section: a form that is sent without JavaScript leads to it. */
const target = "pickup-points";

type PickupSectionProps = {
  finder: PickupFinder;
  /** The page's other search parameters, which a search for pick-up points leaves as they are. */
  besides: Readonly<Record<string, string | undefined>>;
};

/** Asks for an address and shows the pick-up points around it. */
export function PickupSection({ finder: { form, search, result }, besides }: PickupSectionProps) {
  const { t } = useLingui();
  const styles = found();
  // A new address begins anew, instead of showing what was found around the old one.
  const key = JSON.stringify(search);
  return (
    <Section
      id={target}
      title={t`Pick-up points`}
      text={t`Where our shipping carrier hands over parcels: the ten places nearest to an address, at most 150 km away.`}
    >
      <div className={styles.root}>
        <PickupForm {...form} search={search} besides={besides} target={target} />
        <div role="status" className={result ? undefined : styles.notice}>
          {/* Here from the beginning: what comes into it is read out. */}
          {result && (
            <Suspense key={key} fallback={<p>{t`Asking the carrier…`}</p>}>
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
