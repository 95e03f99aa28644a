import { formatDate, formatPrice } from "#app/site/format.ts";
import { sourceLocale } from "#app/site/markets.ts";
import type { Site } from "#app/site/site.ts";
import type { PrintedCatalogText } from "#app/validation/print.schema.ts";

import { readVocabulary } from "../../domain/catalog/catalog.repo.server.ts";
import { listCategories } from "../../domain/catalog/catalog.server.ts";
import { formatSpecification } from "../../domain/catalog/format-specification.ts";
import type { RequestScope } from "../../scope/request-scope.ts";
import { createDatabasePlatformApi } from "../../outbound/platform/database-platform-api.repo.server.ts";
import { listPlaces } from "../../domain/places/places.server.ts";
import { isPrintable } from "../print/print-fonts.server.ts";
import type { Catalogue, PrintedCatalogProduct } from "./printed-catalog.ts";
import { listWholeProducts, readPrintedCatalogText } from "./printed-catalog.repo.server.ts";

type Scope = Pick<RequestScope, "site" | "runtime">;
type ProductRow = Awaited<ReturnType<typeof listWholeProducts>>[number];
type Word = Awaited<ReturnType<typeof readVocabulary>>;

/** In English where documents cannot be set in the site's language. */
const printedSite = (site: Site): Site =>
  isPrintable(site.languageTag) ? site : { ...site, code: sourceLocale, languageTag: sourceLocale };

/**
 * The site's catalogue as its content is now.
 * @param edition when that content was imported
 * @throws when the database holds no words for the catalogue of this locale
 */
export async function readPrintedCatalog({ site: own, runtime }: Scope, edition: Date): Promise<Catalogue> {
  const site = printedSite(own);
  const scope = { site, runtime };
  const { readDb: db } = runtime.database;
  const [words, info, families, products, word, serviceCenters] = await Promise.all([
    readPrintedCatalogText(db, site.code),
    createDatabasePlatformApi(db, site.code).fetchSiteInfo(),
    listCategories(scope),
    listWholeProducts(db, { locale: site.code, currency: site.currency }),
    readVocabulary(db, site.code, ["unit", "specification", "term", "color", "tag"]),
    listPlaces(scope, ["service-center"]),
  ]);
  if (!words) throw new Error(`No words of the catalogue are stored for locale ${site.code}`);
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
      image: { src: image, alt: imageAlt },
      products: products
        .filter(({ product }) => product.category === slug)
        .map((row) => productOf(row, site, words, word)),
    })),
    serviceCenters: serviceCenters.map(({ country, places }) => ({
      country,
      centers: places.map(({ city, phone }) => ({ city: city ?? "", phone: phone ?? "" })),
    })),
  };
}

function productOf(
  { product, text, amount }: ProductRow,
  { currency, languageTag }: Site,
  { labels }: PrintedCatalogText,
  word: Word,
): PrintedCatalogProduct {
  const tag = product.tags[0];
  return {
    slug: product.slug,
    sku: product.sku,
    name: text.name,
    promise: text.promise,
    price: formatPrice(amount, currency, languageTag),
    tag: tag && word("tag", tag),
    image: { src: product.images[0]!, alt: text.imageAlts[0] ?? text.name },
    colors: product.colors.map(({ color, swatch }) => ({ name: word("color", color), swatch })),
    features: text.features,
    specifications: product.specifications.map((specification) => {
      const value = formatSpecification(specification, word, languageTag);
      return {
        label: word("specification", specification.key),
        value: typeof value === "string" ? value : value ? labels.yes : labels.no,
      };
    }),
  };
}
