import { useLingui } from "@lingui/react/macro";
import type { CSSProperties } from "react";

import type { ProductDetail } from "#app/server/domain/catalog/catalog.functions.ts";
import { DisclosureList } from "#app/ui/disclosure-list.tsx";
import { Parts } from "#app/ui/parts.tsx";
import { RichText } from "#app/ui/prose.tsx";
import { Section } from "#app/ui/section.tsx";
import { Video } from "#app/ui/video.tsx";
import { swatch } from "#styled-system/recipes";

import { BoxList } from "./box-list.tsx";
import { FeatureStory } from "./feature-story.tsx";
import { productAnchors, ProductBar } from "./product-bar.tsx";
import { ProductGrid } from "./product-card.tsx";
import { ProductFiles } from "./product-files.tsx";
import { ProductReviews } from "./product-reviews.tsx";
import { type ProductShop, ProductShops } from "./product-shops.tsx";
import { ProductSafety } from "./product-safety.tsx";
import { ProductSummary } from "./product-summary.tsx";
import { CompareTray } from "./selection/compare-tray.tsx";
import { RecentlyViewed } from "./selection/recently-viewed.tsx";
import { SpecificationTable } from "./specification-table.tsx";
import { variantOf } from "./variant-choice.tsx";
import { VariationBanner } from "./variation-banner.tsx";

type ProductScreenProps = {
  product: ProductDetail;
  shops: ProductShop[];
  /** Item number; an unknown one shows the first variant. */
  variant: string | undefined;
};

export function ProductScreen({ product, shops, variant }: ProductScreenProps) {
  const { t } = useLingui();
  const { reviews, rating, downloads, certificates, firmware, faq, film, box, related } = product;
  const shown = variantOf(product, variant);
  const variations = variationsOf(product);
  const hasFiles = downloads.length > 0 || certificates.length > 0 || firmware.length > 0;
  return (
    <Parts>
      <ProductSummary product={product} shown={shown} />
      <ProductBar product={product} price={shown.price} />
      {product.description && (
        <Section title={t`Description`} layout="split">
          <RichText html={product.description} />
        </Section>
      )}
      {product.features.length > 0 && (
        <Section id={productAnchors.features} title={t`Features`} tone="dark">
          <FeatureStory features={product.features} />
        </Section>
      )}
      {film && (
        <Section
          title={t({ message: "Video", comment: "heading above a short video of the product" })}
          tone="dark"
        >
          <Video {...film} />
        </Section>
      )}
      {box.length > 0 && (
        <Section title={t`In the box`} layout="split">
          <BoxList box={box} />
        </Section>
      )}
      {product.specifications.length > 0 && (
        <Section id={productAnchors.specifications} title={t`Specifications`} layout="split">
          <SpecificationTable specifications={product.specifications} />
        </Section>
      )}
      {variations.length > 1 && (
        <VariationBanner
          eyebrow={product.name}
          title={t`Find your color`}
          text={t`The shape and the technology are the same in every color.`}
          variations={variations}
        />
      )}
      {reviews.length > 0 && (
        <Section id={productAnchors.reviews} title={t`What owners say`}>
          <ProductReviews label={t`What owners say`} reviews={reviews} rating={rating} />
        </Section>
      )}
      {shops.length > 0 && !product.discontinued && (
        <Section title={t`Where to buy`} layout="split">
          <ProductShops product={product.slug} shops={shops} />
        </Section>
      )}
      {hasFiles && (
        <Section id={productAnchors.files} title={t`Files and certificates`} layout="split">
          <ProductFiles downloads={downloads} certificates={certificates} firmware={firmware} />
        </Section>
      )}
      {product.safety && (
        <Section title={t`Product safety`} layout="split">
          <ProductSafety safety={product.safety} />
        </Section>
      )}
      {faq.length > 0 && (
        <Section id={productAnchors.questions} title={t`Questions and answers`} layout="split">
          <DisclosureList items={faq} />
        </Section>
      )}
      {related.length > 0 && (
        <Section
          title={t({
            message: "Goes well with",
            comment: "heading above other products; this product goes well with them",
          })}
        >
          <ProductGrid products={related} />
        </Section>
      )}
      <RecentlyViewed current={product.slug} />
      <CompareTray aboveBar />
    </Parts>
  );
}

/** The style sheet has room for twelve. */
const variationsOf = ({ colors }: ProductDetail) =>
  colors.slice(0, 12).flatMap(({ name, swatch: color, image }) => {
    const mark = <span className={swatch({ color: "own" })} style={{ "--swatch": color } as CSSProperties} />;
    return image ? [{ name, image, mark }] : [];
  });
