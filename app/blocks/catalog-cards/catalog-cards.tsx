import { CatalogCard } from "#app/features/products/catalog-card.tsx";
import { ContentLink } from "#app/ui/link.tsx";
import { Section } from "#app/ui/section.tsx";
import { button, catalogShelf, heading } from "#styled-system/recipes";

import type { BlockView } from "../block-view.ts";

export function CatalogCards({ block }: { block: BlockView<"catalog-cards"> }) {
  const { title, text, tone, priceText, products, action } = block;
  if (products.length === 0) return null;
  const styles = catalogShelf();
  return (
    <Section tone={tone}>
      <div className={styles.root}>
        <header className={styles.margin}>
          <h2 className={heading({ level: "2" })}>{title}</h2>
          {text && <p className={styles.text}>{text}</p>}
          {action && (
            <ContentLink href={action.href} className={button({ look: "outline", size: "sm" })}>
              {action.label}
            </ContentLink>
          )}
        </header>
        <div className={styles.cards}>
          {products.map((product) => (
            <CatalogCard key={product.slug} product={product} priceText={priceText} />
          ))}
        </div>
      </div>
    </Section>
  );
}
