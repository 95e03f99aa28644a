import { Plural } from "@lingui/react/macro";

import type { CategoryCard, ProductCard } from "#app/server/catalog/catalog.functions.ts";
import { Section } from "#app/ui/section.tsx";
import { listCount } from "#styled-system/recipes";

import { ProductGrid } from "./product-card.tsx";

export function CategoryScreen({ category, products }: { category: CategoryCard; products: ProductCard[] }) {
  const { modelCount } = category;
  return (
    <Section title={category.name} text={category.description} level="1">
      <p className={listCount()}>
        <Plural value={modelCount} one="# model" other="# models" />
      </p>
      <ProductGrid products={products} level={2} />
    </Section>
  );
}
