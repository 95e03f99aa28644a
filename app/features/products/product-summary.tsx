import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import type { ProductDetail } from "#app/server/domain/catalog/catalog.functions.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PictureGallery } from "#app/ui/picture-gallery.tsx";
import { Rating } from "#app/ui/rating.tsx";
import { badge, button, heading, productSummary } from "#styled-system/recipes";

import { Breadcrumb } from "./breadcrumb.tsx";
import { ColorChoice } from "./color-choice.tsx";
import { buyLinkId, productAnchors } from "./product-bar.tsx";

export function ProductSummary({ product, color }: { product: ProductDetail; color: string | undefined }) {
  const { t } = useLingui();
  const styles = productSummary();
  const { slug, name } = product;
  const sku = <span data-unbroken>{product.sku}</span>;
  const colorPictures = product.colors.flatMap(({ image }) => image ?? []);
  // The first picture of a color may also be in the product's own pictures.
  const shown = new Set(product.images.map(({ src }) => src));
  const pictures = [...product.images, ...colorPictures.filter(({ src }) => !shown.has(src))];
  const chosen = product.colors.find(({ value }) => value === color);
  const first = product.colors.find(({ image }) => image?.src === product.images[0]?.src);
  const initial = Math.max(
    0,
    pictures.findIndex(({ src }) => src === chosen?.image?.src),
  );
  return (
    <section className={styles.page}>
      <div className={styles.inner}>
        <Breadcrumb category={product.category} current={name} />
        <div className={styles.root}>
          <div className={styles.gallery}>
            {/* The key resets the selected picture when the color changes. */}
            <PictureGallery
              key={color}
              legend={t`Pictures of ${name}`}
              pictures={pictures}
              initial={initial}
            />
          </div>
          <div className={styles.facts}>
            <div className={styles.opening}>
              {product.tags[0] && <span className={badge()}>{product.tags[0]}</span>}
              <h1 className={heading({ level: "1" })}>{name}</h1>
              <Reviewed rating={product.rating} />
              <p className={styles.promise}>{product.promise}</p>
            </div>
            <Strengths features={product.features} />
            <ColorChoice colors={product.colors} shown={(chosen ?? first ?? product.colors[0])?.value} />
            <div className={styles.offer}>
              <p className={styles.price}>{product.price}</p>
              <p className={styles.stock} data-in-stock={product.inStock}>
                {product.inStock ? <Trans>In stock</Trans> : <Trans>Out of stock</Trans>}
              </p>
            </div>
            <Link
              id={buyLinkId}
              to="/where-to-buy"
              search={{ product: slug }}
              className={button({ size: "xl" })}
            >
              <Trans comment="button">Where to buy</Trans>
            </Link>
            <p className={styles.sku}>
              <Trans>Item number {sku}</Trans>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}

function Strengths({ features }: Pick<ProductDetail, "features">) {
  const styles = productSummary();
  return (
    <ul className={styles.features}>
      {features.slice(0, 3).map(({ icon, title }) => (
        <li key={title} className={styles.feature}>
          <Icon name={icon} />
          {title}
        </li>
      ))}
    </ul>
  );
}

function Reviewed({ rating }: { rating: ProductDetail["rating"] }) {
  const styles = productSummary();
  if (!rating) return null;
  const { reviews } = rating;
  return (
    <a href={`#${productAnchors.reviews}`} className={styles.rating}>
      <Rating value={rating.value} text={rating.text} />
      <span aria-hidden="true">{rating.text}</span>
      <span>
        <Plural value={reviews} one="# review" other="# reviews" />
      </span>
    </a>
  );
}
