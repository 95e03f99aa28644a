import { formatDate, formatPrice } from "#app/site/format.ts";
import { sourceLocale } from "#app/site/markets.ts";
import type { Site } from "#app/site/site.ts";
import type { PrintedCatalogText } from "#app/validation/print.schema.ts";

import { readVocabulary } from "../../domain/catalog/catalog.repo.server.ts";
import { listCategories } from "../../domain/catalog/catalog.server.ts";
import { colorName } from "../../domain/catalog/product-card.server.ts";
import { formatSpecification } from "../../domain/catalog/format-specification.ts";
import type { RequestScope } from "../../scope/request-scope.ts";
import { createDatabasePlatformApi } from "../../outbound/platform/database-platform-api.repo.server.ts";
import { listPlaces } from "../../domain/places/places.server.ts";
import { isPrintable } from "../print/print-fonts.server.ts";
import type { PrintedCatalog, PrintedCatalogProduct } from "./printed-catalog.ts";
import { listWholeProducts, readPrintedCatalogText } from "./printed-catalog.repo.server.ts";

type Scope = Pick<RequestScope, "site" | "runtime">;
type ProductRow = Awaited<ReturnType<typeof listWholeProducts>>[number];
type Word = Awaited<ReturnType<typeof readVocabulary>>;

/** English for scripts that cannot be printed. */
const printedSite = (site: Site): Site =>
  isPrintable(site.languageTag) ? site : { ...site, locale: sourceLocale, languageTag: sourceLocale };

/** @param edition import time @throws when the database has no texts for this locale */
export async function readPrintedCatalog(
  { site: requestedSite, runtime }: Scope,
  edition: Date,
): Promise<PrintedCatalog> {
  const site = printedSite(requestedSite);
  const scope = { site, runtime, shows: new Set<string>() };
  const { readDb: db } = runtime.database;
  const [words, info, families, products, translate, serviceCenters] = await Promise.all([
    readPrintedCatalogText(db, site),
    createDatabasePlatformApi(db, site).fetchSiteInfo(),
    listCategories(scope),
    listWholeProducts(db, site),
    readVocabulary(db, site, ["unit", "specification", "term", "color", "tag"]),
    listPlaces(scope, ["service-center"]),
  ]);
  if (!words) throw new Error(`No texts of the printed catalog are stored for locale ${site.locale}`);
  const day = edition.toISOString().slice(0, 10);
  const { name, tagline, copyright } = info.brand;
  return {
    site: {
      languageTag: site.languageTag,
      greece: site.greece,
      theme: site.theme,
      origin: site.origin,
    },
    brand: { name, tagline, copyright: copyright.replace("{year}", String(edition.getUTCFullYear())) },
    words,
    edition: { day, text: formatDate(day, site.languageTag) },
    families: families.map(({ slug, name: family, description, image, imageAlt }) => ({
      slug,
      name: family,
      description,
      image: image === undefined ? undefined : { src: image, alt: imageAlt },
      products: products
        .filter(({ product }) => product.category === slug)
        .map((row) => productOf(row, site, words, translate)),
    })),
    serviceCenters: serviceCenters.map(({ country, places }) => ({
      country,
      centers: places.map(({ city, phone }) => ({ city: city ?? "", phone: phone ?? "" })),
    })),
  };
}

function productOf(
  { product, text, price }: ProductRow,
  { currency, languageTag }: Site,
  { labels }: PrintedCatalogText,
  translate: Word,
): PrintedCatalogProduct {
  const tag = product.tags[0];
  const [image] = product.images;
  return {
    slug: product.slug,
    sku: product.sku ?? undefined,
    name: text.name,
    promise: text.promise ?? undefined,
    price: price ? formatPrice(price.amount, currency, languageTag) : undefined,
    tag: tag && translate("tag", tag),
    image: image === undefined ? undefined : { src: image, alt: text.imageAlts[0] ?? text.name },
    // More do not fit into the line.
    colors: product.colors.slice(0, 5).map(({ colors, swatches }) => ({
      name: colorName(colors, translate),
      swatch: swatches[0]!,
    })),
    features: text.features,
    specifications: product.specifications.map((specification) => {
      const value = formatSpecification(specification, translate, languageTag);
      return {
        label: translate("specification", specification.key),
        value: typeof value === "string" ? value : value ? labels.yes : labels.no,
      };
    }),
  };
}
