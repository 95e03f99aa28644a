import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { CSSProperties } from "react";

import type { ProductDetail } from "#app/server/catalog/catalog.functions.ts";
import { Picture } from "#app/ui/picture.tsx";
import { badge, button, heading, productDetail } from "#styled-system/recipes";

/** Pictures, name, price, colours: what a visitor sees first. */
export function ProductSummary({ product }: { product: ProductDetail }) {
  const styles = productDetail();
  const { sku } = product;
  const [mainImage, ...otherImages] = product.images;
  const colorImages = product.colors.flatMap(({ name, image }) =>
    image ? [{ src: image, alt: `${product.name}, ${name}` }] : [],
  );
  return (
    <div className={styles.root}>
      <div className={styles.gallery}>
        {mainImage && (
          <div className={styles.mainImage}>
            <Picture
              {...mainImage}
              priority
              sizes="(min-width: 1024px) 50vw, 100vw"
              width={1600}
              height={1600}
            />
          </div>
        )}
        <div className={styles.thumbnails}>
          {[...otherImages, ...colorImages].map((image) => (
            <Picture key={image.src} {...image} width={400} height={300} />
          ))}
        </div>
      </div>
      <div className={styles.summary}>
        {product.tags[0] && <span className={badge()}>{product.tags[0]}</span>}
        <h1 className={heading({ level: "1" })}>{product.name}</h1>
        <p className={styles.promise}>{product.promise}</p>
        <p className={styles.price}>{product.price}</p>
        <Colors colors={product.colors} />
        <Link to="/where-to-buy" className={button()}>
          <Trans>Where to buy</Trans>
        </Link>
        <p className={styles.facts}>
          <span>
            <Trans>Item number {sku}</Trans>
          </span>
          <span>{product.inStock ? <Trans>In stock</Trans> : <Trans>Out of stock</Trans>}</span>
        </p>
      </div>
    </div>
  );
}

function Colors({ colors }: { colors: ProductDetail["colors"] }) {
  const styles = productDetail();
  return (
    <ul className={styles.swatches}>
      {colors.map(({ name, swatch }) => (
        <li key={name} className={styles.swatch} style={{ "--swatch": swatch } as CSSProperties}>
          {name}
        </li>
      ))}
    </ul>
  );
}
