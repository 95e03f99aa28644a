import type { I18n } from "@lingui/core";

import type { ProductDetail } from "#app/server/domain/catalog/catalog.functions.ts";
import { type DescribedPage, describeQuestions } from "#app/seo/structured-data.ts";
import { describeProduct } from "#app/seo/structured-product.ts";

import { sharePicturePath } from "#app/site/pages.ts";

import { catalogHead, categoryCrumb } from "./product-list-head.ts";

export const productHead = (i18n: I18n, product: ProductDetail) => ({
  title: product.name,
  description:
    product.promise ?? [product.brand, product.name, product.category.name].filter(Boolean).join(", "),
  sharePicture: sharePicturePath("product", product.slug),
  above: [{ name: catalogHead(i18n).title, path: "/category" }, ...product.path.map(categoryCrumb)],
  fallbackPaths: product.fallbackPaths,
  structuredData: (page: DescribedPage) => [
    ...describeProduct(page, product),
    ...describeQuestions(product.faq),
  ],
});
