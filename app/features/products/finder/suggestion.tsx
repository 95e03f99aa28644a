import { Trans } from "@lingui/react/macro";

import type { FinderReason, FinderView } from "#app/server/domain/catalog/decision.functions.ts";
import { useFigure } from "#app/ui/figures.ts";
import { finder } from "#styled-system/recipes";

import { ProductCard } from "../product-card.tsx";
import { ProductTools } from "../selection/product-tools.tsx";

type SuggestionProps = { suggestion: FinderView["suggestions"][number]; answered: number };

export function Suggestion({ suggestion: { product, reasons, unmet }, answered }: SuggestionProps) {
  const figure = useFigure();
  const styles = finder();
  const fitting = figure(answered - unmet.length);
  const all = figure(answered);
  return (
    <ProductCard
      product={product}
      level={3}
      tools={
        <>
          {answered > 0 && (
            <div className={styles.reasons}>
              <p className={styles.score}>
                <Trans>
                  Fits {fitting} of {all} answers
                </Trans>
              </p>
              <ul>
                {reasons.map((reason) => (
                  <li key={reason.text} className={styles.reason} data-fits>
                    {reason.text}
                    <Facts facts={reason.facts} />
                  </li>
                ))}
                {unmet.map((question) => (
                  <li key={question} className={styles.reason}>
                    <Trans>Does not fit: {question}</Trans>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <ProductTools product={product} place="card" />
        </>
      }
    />
  );
}

/** Values that show why the product fits; plain yes or no is omitted. */
function Facts({ facts }: Pick<FinderReason, "facts">) {
  const styles = finder();
  const shown = facts.filter(({ value }) => typeof value === "string");
  if (shown.length === 0) return null;
  return (
    <span className={styles.facts}>{shown.map(({ label, value }) => `${label}: ${value}`).join("; ")}</span>
  );
}
