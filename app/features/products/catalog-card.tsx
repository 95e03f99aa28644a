import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import type { ProductCard as Product } from "#app/server/domain/catalog/catalog.functions.ts";
import { PictureOrShape } from "#app/ui/picture.tsx";
import { badge, catalogCard } from "#styled-system/recipes";

import { PriceText } from "./price-text.tsx";

type CatalogCardProps = {
  product: Product;
  /** Text next to every price, for example "incl. VAT". */
  priceText?: string | undefined;
};

/** A product with its SKU, as in the printed catalog. The whole card is one link. */
export function CatalogCard({ product, priceText }: CatalogCardProps) {
  const { slug, sku, name, promise, image, imageAlt, price, inStock, discontinued, tags } = product;
  const styles = catalogCard();
  return (
    <article className={styles.root}>
      <div className={styles.media}>
        <PictureOrShape src={image} alt={imageAlt} width={480} height={480} />
        {tags[0] && (
          <span className={styles.tag}>
            <span className={badge()}>{tags[0].name}</span>
          </span>
        )}
      </div>
      <div className={styles.body}>
        <div className={styles.facts}>
          <p className={styles.sku}>{sku}</p>
          {(discontinued || inStock === false) && (
            <p className={styles.note}>
              {discontinued ? <Trans>Discontinued</Trans> : <Trans>Out of stock</Trans>}
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
          <PriceText
            price={price}
            varies={product.varies}
            formerPrice={product.formerPrice}
            lowestPrice={product.lowestPrice}
            discontinued={discontinued}
            className={styles.price}
          />
          {price && priceText && <p className={styles.note}>{priceText}</p>}
        </div>
      </div>
    </article>
  );
}
