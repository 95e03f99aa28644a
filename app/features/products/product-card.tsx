import { Plural, Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { CSSProperties, ReactNode } from "react";

import type { ProductCard as Product } from "#app/server/domain/catalog/catalog.functions.ts";
import { PictureOrShape } from "#app/ui/picture.tsx";
import { filterNumbers, type Tag } from "#app/ui/tag-filters.ts";
import { badge, cardGrid, productCard } from "#styled-system/recipes";

import { useFacetLabels } from "./facet-labels.ts";
import { PriceText } from "./price-text.tsx";

type ProductGridProps = {
  products: Product[];
  filters?: readonly Tag[];
};

export function ProductGrid({ products, filters }: ProductGridProps) {
  return (
    <div className={cardGrid({ columns: "cards" })}>
      {products.map((product) => (
        <ProductCard
          key={product.slug}
          product={product}
          level={3}
          filterNumbers={filters && filterNumbers(filters, product)}
        />
      ))}
    </div>
  );
}

type ProductCardProps = {
  product: Product;
  level: 2 | 3;
  filterNumbers?: string | undefined;
  /** Share of the space for the picture. */
  pictureScale?: number | undefined;
  tools?: ReactNode;
};

export function ProductCard({
  product,
  level,
  filterNumbers: numbers,
  pictureScale = 1,
  tools,
}: ProductCardProps) {
  const styles = productCard();
  const [tag] = product.tags;
  const Name = `h${level}` as const;
  return (
    <article className={styles.root} data-tags={numbers}>
      <div
        className={styles.media}
        style={
          pictureScale < 1 ? ({ "--picture-scale": pictureScale.toFixed(3) } as CSSProperties) : undefined
        }
      >
        <PictureOrShape src={product.image} alt={product.imageAlt} width={480} height={360} />
      </div>
      {tag && (
        <span className={styles.badge}>
          <span className={badge()}>{tag.name}</span>
        </span>
      )}
      <div className={styles.body}>
        <Name className={styles.name}>
          <Link to="/product/$slug" params={{ slug: product.slug }} search={{ variant: product.variant }}>
            {product.name}
          </Link>
        </Name>
        {product.promise && <p className={styles.promise}>{product.promise}</p>}
        <Attributes attributes={product.attributes} />
        <div className={styles.offer}>
          <PriceText
            price={product.price}
            varies={product.varies}
            formerPrice={product.formerPrice}
            lowestPrice={product.lowestPrice}
            discontinued={product.discontinued}
            className={styles.price}
          />
          <Colors swatches={product.swatches} />
        </div>
        {(product.discontinued || product.inStock === false) && (
          <p className={styles.stock}>
            {product.discontinued ? <Trans>Discontinued</Trans> : <Trans>Out of stock</Trans>}
          </p>
        )}
      </div>
      {tools}
    </article>
  );
}

function Attributes({ attributes = [] }: Pick<Product, "attributes">) {
  const { labelOf } = useFacetLabels();
  if (attributes.length === 0) return null;
  return (
    <dl className={productCard().attributes}>
      {attributes.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{labelOf({ label: value })}</dd>
        </div>
      ))}
    </dl>
  );
}

/** As many as fit next to a price. */
const maxSwatches = 6;

function Colors({ swatches }: { swatches: string[] }) {
  const styles = productCard();
  const count = swatches.length;
  if (count < 2) return null;
  return (
    <p className={styles.colors}>
      {[...new Set(swatches)].slice(0, maxSwatches).map((swatch) => (
        <span key={swatch} className={styles.color} style={{ "--swatch": swatch } as CSSProperties} />
      ))}
      {count > maxSwatches && <span aria-hidden="true">+{count - maxSwatches}</span>}
      <span className={styles.hidden}>
        <Plural value={count} one="# color" other="# colors" />
      </span>
    </p>
  );
}
