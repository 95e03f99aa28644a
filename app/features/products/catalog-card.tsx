import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import type { ProductCard as Product } from "#app/server/domain/catalog/catalog.functions.ts";
import { Picture } from "#app/ui/picture.tsx";
import { badge, catalogCard } from "#styled-system/recipes";

type CatalogCardProps = {
  product: Product;
  /** Text next to every price, for example "incl. VAT". */
  priceText?: string | undefined;
};

/** A product with its SKU, as in the printed catalog. The whole card is one link. */
export function CatalogCard({ product, priceText }: CatalogCardProps) {
  const { slug, sku, name, promise, image, imageAlt, price, inStock, tags } = product;
  const styles = catalogCard();
  return (
    <article className={styles.root}>
      <div className={styles.media}>
        <Picture src={image} alt={imageAlt} width={480} height={480} />
        {tags[0] && (
          <span className={styles.tag}>
            <span className={badge()}>{tags[0].name}</span>
          </span>
        )}
      </div>
      <div className={styles.body}>
        <div className={styles.facts}>
          <p className={styles.sku}>{sku}</p>
          {!inStock && (
            <p className={styles.note}>
              <Trans>Out of stock</Trans>
            </p>
          )}
        </div>
        <h3 className={styles.name}>
          <Link to="/product/$slug" params={{ slug }}>
            {name}
          </Link>
        </h3>
        <p className={styles.description}>{promise}</p>
        <div className={styles.offer}>
          <p className={styles.price}>{price}</p>
          {priceText && <p className={styles.note}>{priceText}</p>}
        </div>
      </div>
    </article>
  );
}
