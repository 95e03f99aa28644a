import { Trans, useLingui } from "@lingui/react/macro";

import { clearSaved } from "#app/browser/saved-products.ts";
import { Section } from "#app/ui/section.tsx";
import { activeFilters } from "#styled-system/recipes";

import { ProductGrid } from "../product-card.tsx";
import { useProductCards } from "./use-product-cards.ts";

export default function ViewedProducts({ slugs }: { slugs: readonly string[] }) {
  const { t } = useLingui();
  const products = useProductCards(slugs) ?? [];
  if (products.length === 0) return null;
  return (
    <Section
      title={t`Recently viewed`}
      footer={
        <button type="button" className={activeFilters().reset} onClick={() => clearSaved("viewed")}>
          <Trans comment="button">Clear</Trans>
        </button>
      }
    >
      <ProductGrid products={products} />
    </Section>
  );
}
