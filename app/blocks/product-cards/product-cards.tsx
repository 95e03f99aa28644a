import { useLingui } from "@lingui/react/macro";

import { ProductGrid } from "#app/features/products/product-card.tsx";
import { ContentLink } from "#app/ui/link.tsx";
import { Section } from "#app/ui/section.tsx";
import { TagFilter } from "#app/ui/tag-filter.tsx";
import { tagFilters } from "#app/ui/tag-filters.ts";
import { button } from "#styled-system/recipes";

import type { BlockView } from "../block-view.ts";

export function ProductCards({ block }: { block: BlockView<"product-cards"> }) {
  const { t } = useLingui();
  const { title, text, tone, products, filter, action } = block;
  if (products.length === 0) return null;
  const filters = filter ? tagFilters(products) : [];
  const more = action && (
    <ContentLink href={action.href} className={button()}>
      {action.label}
    </ContentLink>
  );
  return (
    <Section title={title} text={text} tone={tone} footer={more}>
      <TagFilter
        filters={filters}
        legend={t`Show products`}
        everything={t({ message: "Everything", comment: "first choice of a filter" })}
      >
        <ProductGrid products={products} filters={filters} />
      </TagFilter>
    </Section>
  );
}
