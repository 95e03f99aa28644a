import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import type { ProductDetail } from "#app/server/domain/catalog/catalog.functions.ts";
import { button, productBar } from "#styled-system/recipes";

export const productAnchors = {
  features: "features",
  specifications: "specifications",
  reviews: "reviews",
  files: "files",
  questions: "questions",
} as const;

type ProductBarProps = { product: ProductDetail; price: string | undefined };

export function ProductBar({ product, price }: ProductBarProps) {
  const { t } = useLingui();
  const styles = productBar();
  const { slug, name, features, specifications, reviews, downloads, certificates, faq } = product;
  const parts = [
    {
      anchor: productAnchors.features,
      label: t({ message: "Features", comment: "menu" }),
      shown: features.length > 0,
    },
    {
      anchor: productAnchors.specifications,
      label: t({ message: "Specifications", comment: "menu" }),
      shown: specifications.length > 0,
    },
    {
      anchor: productAnchors.reviews,
      label: t({ message: "Reviews", comment: "menu" }),
      shown: reviews.length > 0,
    },
    {
      anchor: productAnchors.files,
      label: t({ message: "Files", comment: "menu" }),
      shown: downloads.length > 0 || certificates.length > 0,
    },
    {
      anchor: productAnchors.questions,
      label: t({ message: "Questions", comment: "menu" }),
      shown: faq.length > 0,
    },
  ].filter(({ shown }) => shown);
  return (
    <div className={styles.root}>
      <div className={styles.inner}>
        <p className={styles.name}>{name}</p>
        <nav className={styles.parts} aria-label={t`Parts of this page`}>
          {parts.map(({ anchor, label }) => (
            <a key={anchor} href={`#${anchor}`} className={styles.part}>
              {label}
            </a>
          ))}
        </nav>
        {price && <p className={styles.price}>{price}</p>}
        {!product.discontinued && (
          <Link to="/where-to-buy" search={{ product: slug }} className={button({ size: "sm" })}>
            <Trans comment="button">Where to buy</Trans>
          </Link>
        )}
      </div>
    </div>
  );
}
