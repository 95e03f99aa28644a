import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import type { ProductCard as Product } from "#app/server/catalog/catalog.functions.ts";
import { Picture } from "#app/ui/picture.tsx";
import { badge, cardGrid, productCard } from "#styled-system/recipes";

type ProductGridProps = {
  products: Product[];
  /** Of the products' names: one below the heading above them. */
  level?: 2 | 3;
};

export function ProductGrid({ products, level = 3 }: ProductGridProps) {
  return (
    <div className={cardGrid({ columns: "cards" })}>
      {products.map((product) => (
        <ProductCard key={product.slug} product={product} level={level} />
      ))}
    </div>
  );
}

/** The whole card is one link: the name's link covers it. */
function ProductCard({ product, level }: { product: Product; level: 2 | 3 }) {
  const styles = productCard();
  const Name = `h${level}` as const;
  return (
    <article className={styles.root}>
      <div className={styles.media}>
        <Picture src={product.image} alt={product.imageAlt} width={480} height={360} />
      </div>
      {product.tag && (
        <span className={styles.badge}>
          <span className={badge()}>{product.tag}</span>
        </span>
      )}
      <div className={styles.body}>
        <Name className={styles.name}>
          <Link to="/product/{-$slug}" params={{ slug: product.slug }}>
            {product.name}
          </Link>
        </Name>
        <p className={styles.promise}>{product.promise}</p>
        <p className={styles.price}>{product.price}</p>
        {!product.inStock && (
          <p className={styles.stock}>
            <Trans>Out of stock</Trans>
          </p>
        )}
      </div>
    </article>
  );
}
