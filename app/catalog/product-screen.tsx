import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import type { ProductDetail } from "#app/server/catalog/catalog.functions.ts";
import { DisclosureList } from "#app/ui/disclosure-list.tsx";
import { FeatureGrid } from "#app/ui/feature-grid.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { Section } from "#app/ui/section.tsx";
import { productDetail } from "#styled-system/recipes";

import { ProductGrid } from "./product-card.tsx";
import { ProductSummary } from "./product-summary.tsx";
import { SpecificationTable } from "./specification-table.tsx";

export function ProductScreen({ product }: { product: ProductDetail }) {
  const { t } = useLingui();
  const { slug, name } = product.category;
  return (
    <>
      <Section>
        <Breadcrumb category={{ slug, name }} current={product.name} />
        <ProductSummary product={product} />
      </Section>
      <Section title={t`Description`} layout="split">
        <RichText html={product.description} />
      </Section>
      <Section title={t`Features`} tone="dark">
        <FeatureGrid features={product.features} />
      </Section>
      <Section title={t`Specifications`} layout="split">
        <SpecificationTable specifications={product.specifications} />
      </Section>
      {product.faq.length > 0 && (
        <Section title={t`Questions and answers`} layout="split">
          <DisclosureList items={product.faq} />
        </Section>
      )}
      {product.related.length > 0 && (
        <Section title={t`Goes well with`}>
          <ProductGrid products={product.related} />
        </Section>
      )}
    </>
  );
}

function Breadcrumb({ category, current }: { category: { slug: string; name: string }; current: string }) {
  const { t } = useLingui();
  const styles = productDetail();
  return (
    <nav aria-label={t`Breadcrumb`}>
      <ol className={styles.breadcrumb}>
        <li>
          <Link to="/category/{-$slug}" params={{ slug: undefined }}>
            <Trans>Products</Trans>
          </Link>
        </li>
        <li>
          <Link to="/category/{-$slug}" params={{ slug: category.slug }}>
            {category.name}
          </Link>
        </li>
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
