import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import type { Comparison } from "#app/server/domain/catalog/decision.functions.ts";
import { type CompareSearch, maxCompared } from "#app/site/product-selection.ts";
import { Parts } from "#app/ui/parts.tsx";
import { Section } from "#app/ui/section.tsx";
import { button, comparison as comparisonRecipe } from "#styled-system/recipes";

import { ComparisonChoice } from "./comparison-choice.tsx";
import { ComparisonTable } from "./comparison-table.tsx";

type CompareScreenProps = { comparison: Comparison; search: CompareSearch };

export function CompareScreen({ comparison, search }: CompareScreenProps) {
  const { t } = useLingui();
  const styles = comparisonRecipe();
  const { products, missing, choices } = comparison;
  const isFull = products.length >= maxCompared;
  return (
    <Parts>
      <Section
        level="1"
        title={t`Compare products`}
        text={t`Two to four products side by side. The address holds your choice, so you can send it.`}
      >
        <div className={styles.page}>
          {missing > 0 && (
            <p role="status" className={styles.notice}>
              <Plural
                value={missing}
                one="# product is not in our catalog and was left out."
                other="# products are not in our catalog and were left out."
              />
            </p>
          )}
          {products.length > 0 && <ComparisonTable comparison={comparison} search={search} />}
          {!isFull && choices.length > 0 && <ComparisonChoice products={products} choices={choices} />}
          {products.length === 0 && (
            <Link to="/product" className={button({ look: "outline" })}>
              <Trans comment="button">Show all models</Trans>
            </Link>
          )}
        </div>
      </Section>
    </Parts>
  );
}
