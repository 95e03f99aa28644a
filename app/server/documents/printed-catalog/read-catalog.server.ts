import { formatDate, formatNumber, formatPrice } from "#app/site/format.ts";
import { sourceLocale } from "#app/site/markets.ts";
import { categoryCatalogPath } from "#app/site/pages.ts";
import type { Site } from "#app/site/site.ts";
import type { PrintedCatalogText } from "#app/validation/print.schema.ts";

import { listCategoryRows, readVocabulary } from "../../domain/catalog/catalog.repo.server.ts";
import { categoryTree } from "../../domain/catalog/category-tree.ts";
import { categoryCard } from "../../domain/catalog/catalog.server.ts";
import { colorName } from "../../domain/catalog/product-card.server.ts";
import { formatSpecification } from "../../domain/catalog/format-specification.ts";
import type { RequestScope } from "../../scope/request-scope.ts";
import { createDatabasePlatformApi } from "../../outbound/platform/database-platform-api.repo.server.ts";
import { listPlaces } from "../../domain/places/places.server.ts";
import { canPrint, isPrintable } from "../print/print-fonts.server.ts";
import type { PrintedCatalog, PrintedCatalogFamily, PrintedCatalogProduct } from "./printed-catalog.ts";
import { countProducts, listWholeProducts, readPrintedCatalogText } from "./printed-catalog.repo.server.ts";

type Scope = Pick<RequestScope, "site" | "runtime">;
type ProductRow = Awaited<ReturnType<typeof listWholeProducts>>[number];
type Word = Awaited<ReturnType<typeof readVocabulary>>;

/** English for scripts that cannot be printed. */
const printedSite = (site: Site): Site =>
  isPrintable(site.languageTag) ? site : { ...site, locale: sourceLocale, languageTag: sourceLocale };

/** Maximum products of a document: at 150 KB and a quarter of a second each, about 20 MB and half a minute. */
export const maxProducts = 120;
const maxFamilies = 30;

type Options = { edition: Date; category?: string | undefined };

/**
 * Families are the top-level categories with all below them, or the requested one.
 * @returns undefined without products @throws when the database has no texts for this locale
 */
export async function readPrintedCatalog(
  { site: requestedSite, runtime }: Scope,
  { edition, category }: Options,
): Promise<PrintedCatalog | undefined> {
  const site = printedSite(requestedSite);
  const scope = { site, runtime, shows: new Set<string>() };
  const { readDb: db } = runtime.database;
  const chosen = await readFamilies(scope, category);
  if (category !== undefined && chosen.length === 0) return undefined;
  const [words, info, translate, serviceCenters] = await Promise.all([
    readPrintedCatalogText(db, site),
    createDatabasePlatformApi(db, site).fetchSiteInfo(),
    readVocabulary(db, site, ["unit", "specification", "term", "color", "tag"]),
    listPlaces(scope, ["service-center"]),
  ]);
  if (!words) throw new Error(`No texts of the printed catalog are stored for locale ${site.locale}`);
  const day = edition.toISOString().slice(0, 10);
  const { name, tagline, copyright } = info.brand;
  const families: PrintedCatalogFamily[] = [];
  for (const { slug, name: family, description, image, imageAlt, members, total, share } of chosen) {
    const rows = await listWholeProducts(db, site, members, share);
    families.push({
      slug,
      name: family,
      description,
      image: image === undefined ? undefined : { src: image, alt: imageAlt },
      products: rows.toSorted(inCatalogOrder).map((row) => productOf(row, site, words, translate)),
      ...(total > rows.length && {
        more: {
          count: `${formatNumber(rows.length, site.languageTag)} / ${formatNumber(total, site.languageTag)}`,
          address:
            category === undefined
              ? `${site.origin}${categoryCatalogPath(slug)}`
              : `${site.origin}/category/${slug}`,
        },
      }),
    });
  }
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
    families,
    serviceCenters: serviceCenters.map(({ country, places }) => ({
      country,
      // If a city cannot be printed, the country and the phone number are enough.
      centers: places.map(({ city, phone }) => ({
        city: city && canPrint(city) ? city : "",
        phone: phone ?? "",
      })),
    })),
  };
}

async function readFamilies({ site, runtime }: Scope, category: string | undefined) {
  const { readDb: db } = runtime.database;
  const rows = await listCategoryRows(db, site);
  const tree = categoryTree(rows);
  const heads = rows.filter(({ slug, parent }) =>
    category === undefined ? parent === null : slug === category,
  );
  const families = [];
  for (const row of heads) {
    const below = tree.subtreeOf(row);
    const members = below.map(({ slug }) => slug);
    const total = await countProducts(db, site, members);
    if (total > 0) families.push({ ...categoryCard(row, below), members, total });
    if (families.length === maxFamilies) break;
  }
  const shares = shareOut(
    families.map(({ total }) => total),
    maxProducts,
  );
  return families.map((family, index) => ({ ...family, share: shares[index]! }));
}

/** Small families have all of their products, large ones equal shares of the rest. */
export function shareOut(totals: readonly number[], available: number): number[] {
  const shares = totals.map(() => 0);
  let rest = available;
  const ascending = [...totals.keys()].toSorted((a, b) => totals[a]! - totals[b]!);
  for (const [place, index] of ascending.entries()) {
    shares[index] = Math.min(totals[index]!, Math.floor(rest / (ascending.length - place)));
    rest -= shares[index]!;
  }
  return shares;
}

const inCatalogOrder = (a: ProductRow, b: ProductRow) =>
  a.categoryPosition - b.categoryPosition ||
  a.product.position - b.product.position ||
  (a.product.slug < b.product.slug ? -1 : 1);

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
