import { ProductGrid } from "#app/catalog/product-card.tsx";
import { ContentLink } from "#app/ui/link.tsx";
import { Section } from "#app/ui/section.tsx";
import { button } from "#styled-system/recipes";

import type { BlockView } from "../block-view.ts";

export function ProductCards({ block }: { block: BlockView<"product-cards"> }) {
  const { title, text, tone, products, action } = block;
  if (products.length === 0) return null;
  const more = action && (
    <ContentLink href={action.href} className={button()}>
      {action.label}
    </ContentLink>
  );
  return (
    <Section title={title} text={text} tone={tone} footer={more}>
      <ProductGrid products={products} />
    </Section>
  );
}
