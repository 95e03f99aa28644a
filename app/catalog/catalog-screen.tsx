import { useLingui } from "@lingui/react/macro";

import type { CategoryCard, ProductCard } from "#app/server/catalog/catalog.functions.ts";
import { Section } from "#app/ui/section.tsx";
import { cardGrid } from "#styled-system/recipes";

import { CategoryBanner } from "./category-banner.tsx";
import { ProductGrid } from "./product-card.tsx";

/** All categories, then all products. */
export function CatalogScreen({
  categories,
  products,
}: {
  categories: CategoryCard[];
  products: ProductCard[];
}) {
  const { t } = useLingui();
  return (
    <>
      <Section title={t`Products`} level="1">
        <div className={cardGrid({ columns: "banners" })}>
          {categories.map((category) => (
            <CategoryBanner key={category.slug} category={category} size="small" />
          ))}
        </div>
      </Section>
      <Section title={t`All models`}>
        <ProductGrid products={products} />
      </Section>
    </>
  );
}
