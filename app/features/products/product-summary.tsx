import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import type { ProductDetail, ProductVariant } from "#app/server/domain/catalog/catalog.functions.ts";
import type { Image } from "#app/validation/fields.ts";
import { colorOption } from "#app/site/specifications.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PictureOrShape } from "#app/ui/picture.tsx";
import { PictureGallery } from "#app/ui/picture-gallery.tsx";
import { Rating } from "#app/ui/rating.tsx";
import { InSection } from "#app/ui/in-section.tsx";
import { badge, button, heading, productSummary } from "#styled-system/recipes";

import { Breadcrumb } from "./breadcrumb.tsx";
import { ModelView } from "./model/model-view.tsx";
import { PriceText } from "./price-text.tsx";
import { buyLinkId, productAnchors } from "./product-bar.tsx";
import { ProductTools } from "./selection/product-tools.tsx";
import { StockNotice } from "./stock-notice.tsx";
import { SuccessorNotice } from "./successor-notice.tsx";
import { VariantChoice } from "./variant-choice.tsx";

type ProductSummaryProps = { product: ProductDetail; shown: ProductVariant };

export function ProductSummary({ product, shown }: ProductSummaryProps) {
  const styles = productSummary();
  const { slug, name } = product;
  return (
    <section className={styles.page}>
      <div className={styles.inner}>
        <Breadcrumb path={product.path} current={name} />
        <div className={styles.root}>
          <div className={styles.gallery}>
            <Gallery product={product} shown={shown} />
          </div>
          <div className={styles.facts}>
            <div className={styles.opening}>
              {product.tags[0] && <span className={badge()}>{product.tags[0]}</span>}
              {product.brand && <p className={styles.maker}>{product.brand}</p>}
              <h1 className={heading({ level: name.length > longName ? "2" : "1" })}>{name}</h1>
              <Reviewed rating={product.rating} />
              {product.promise && <p className={styles.promise}>{product.promise}</p>}
            </div>
            <Strengths features={product.features} />
            {product.options.map((option) => (
              <VariantChoice key={option.key} option={option} variants={product.variants} shown={shown} />
            ))}
            <Offer product={product} shown={shown} />
            {product.discontinued ? (
              <SuccessorNotice successor={product.successor} />
            ) : (
              <InSection section="shops">
                <Link
                  id={buyLinkId}
                  to="/where-to-buy"
                  search={{ product: slug }}
                  className={button({ size: "xl" })}
                >
                  <Trans comment="button">Where to buy</Trans>
                </Link>
              </InSection>
            )}
            {!product.discontinued && shown.inStock === false && (
              <StockNotice product={product} shown={shown} />
            )}
            <ProductTools product={product} place="page" />
            <Numbers variant={shown} />
          </div>
        </div>
      </div>
    </section>
  );
}

function Gallery({ product, shown }: ProductSummaryProps) {
  const { t } = useLingui();
  const styles = productSummary();
  const { name, model } = product;
  const pictures = picturesOf(product, shown);
  const initial = Math.max(
    0,
    pictures.findIndex(({ src }) => src === shown.images[0]?.src),
  );
  const gallery =
    pictures.length > 0 ? (
      // The key resets the selected picture when the variant changes.
      <PictureGallery key={shown.sku} legend={t`Pictures of ${name}`} pictures={pictures} initial={initial} />
    ) : (
      <div className={styles.shape}>
        <PictureOrShape src={undefined} alt="" width={480} height={480} />
      </div>
    );
  if (!model) return gallery;
  return (
    <ModelView name={name} model={model} poster={pictures[initial]?.src} color={shown.options[colorOption]}>
      {gallery}
    </ModelView>
  );
}

/** Characters; longer names are set smaller. */
const longName = 45;

/** The gallery has room for this many. */
const maxPictures = 12;

/** Pictures of other variants are added if there is room. */
function picturesOf({ images, variants }: ProductDetail, shown: ProductVariant): Image[] {
  const unique = (pictures: Image[]) =>
    pictures.filter(({ src }, index) => pictures.findIndex((picture) => picture.src === src) === index);
  const all = unique([...images, ...variants.flatMap((variant) => variant.images)]);
  return all.length <= maxPictures ? all : unique([...shown.images, ...images]).slice(0, maxPictures);
}

function Numbers({ variant }: { variant: ProductVariant }) {
  const styles = productSummary();
  const { gtin } = variant;
  const sku = variant.sku && <Code>{variant.sku}</Code>;
  const mpn = variant.mpn && variant.mpn !== variant.sku && <Code>{variant.mpn}</Code>;
  if (!sku && !mpn && !gtin) return null;
  return (
    <div className={styles.sku}>
      {sku && (
        <p>
          <Trans>Item number {sku}</Trans>
        </p>
      )}
      {mpn && (
        <p>
          <Trans>Part number {mpn}</Trans>
        </p>
      )}
      {gtin && <p>GTIN {gtin}</p>}
    </div>
  );
}

const Code = ({ children }: { children: string }) => <span data-unbroken="code">{children}</span>;

function Offer({ product, shown }: ProductSummaryProps) {
  const styles = productSummary();
  const { price, formerPrice, lowestPrice, inStock } = shown;
  return (
    <div className={styles.offer}>
      <PriceText
        price={price}
        formerPrice={formerPrice}
        lowestPrice={lowestPrice}
        discontinued={product.discontinued}
        className={styles.price}
      />
      {product.discontinued ? (
        <p className={styles.stock}>
          <Trans>Discontinued</Trans>
        </p>
      ) : (
        inStock !== undefined && (
          <p className={styles.stock} data-in-stock={inStock}>
            {inStock ? <Trans>In stock</Trans> : <Trans>Out of stock</Trans>}
          </p>
        )
      )}
    </div>
  );
}

function Strengths({ features }: Pick<ProductDetail, "features">) {
  const styles = productSummary();
  if (features.length === 0) return null;
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
