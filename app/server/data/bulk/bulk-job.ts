import type { Database } from "../database/client.server.ts";
import type { Content } from "../import/localize-content.ts";
import { type ProductShape, skusOf } from "../import/product-shape.ts";
import type { BulkVocabulary } from "./bulk-vocabulary.ts";
import type { CatalogMap } from "./catalog-map.server.ts";
import type { MappedRow } from "./map-row.ts";
import type { PictureStore } from "./picture-store.server.ts";
import type { RowProblem } from "./row-problems.ts";
import type { NewEntry, Staging } from "./staging.repo.server.ts";

/** Shops are removed with either choice. */
export const vanishedChoices = ["discontinue", "remove"] as const;
export type VanishedChoice = (typeof vanishedChoices)[number];

export type BulkRequest = {
  /** Absolute paths, as in `maps`. */
  files: string[];
  maps: string[];
  /** Currency of price columns without one; default: that of the default site. */
  currency?: string | undefined;
  dryRun: boolean;
  skipInvalid: boolean;
  /** What happens to products and shops that their source no longer has; default: nothing. */
  vanished?: VanishedChoice | undefined;
  /** Allows any number of vanished entries. */
  force?: boolean | undefined;
  /** Folder of pictures with relative names; default: that of the first file. */
  pictures?: string | undefined;
};

export type RowSettings = Pick<CatalogMap, "rows" | "decimal" | "repeated"> & { source: string };

export type BulkJob = {
  db: Database;
  /** By file name as in rows. */
  settings: Map<string, RowSettings>;
  /** Content of the files, without imported rows. */
  content: Content;
  locales: readonly string[];
  countries: Record<string, string>;
  vocabulary: BulkVocabulary;
  pictures: PictureStore;
  /** Products of the content files, by slug; below, their slugs by item number. */
  fileProducts: ReadonlyMap<string, ProductShape>;
  fileSkus: ReadonlyMap<string, string>;
  staging: Staging;
  results: Staging;
  onProblem: (problem: RowProblem) => void;
  counts: { rows: number; added: number; changed: number; unchanged: number; vanished: number };
  /** `reworded`: those of the products that differ in more than prices and stock. */
  changed: { products: string[]; reworded: string[]; places: string[] };
  /** Products that this import removes; their item numbers can be reused. */
  removed: ReadonlySet<string>;
};

export const settingsOf = ({ settings }: Pick<BulkJob, "settings">, { file }: MappedRow): RowSettings =>
  settings.get(file)!;

export function fileProductsOf({ products }: Pick<Content, "products">) {
  const fileProducts = new Map(products.map(({ slug, value }) => [slug, value as ProductShape]));
  const fileSkus = new Map(
    [...fileProducts].flatMap(([slug, value]) => skusOf(value).map((sku) => [sku, slug] as const)),
  );
  return { fileProducts, fileSkus };
}

export const newEntry = (
  entry: Pick<NewEntry, "kind" | "key" | "value" | "source"> & Partial<NewEntry>,
): NewEntry => ({ translations: {}, skus: [], vanishedAt: null, ...entry });

/** @param field whose column and value the problem shows; default: the whole row */
export function problemIn(
  { file, row, cells }: MappedRow,
  wanted: string,
  field?: string,
  value: unknown = field === undefined
    ? (cells["handle"] ?? cells["sku"] ?? cells["name"])?.value
    : cells[field]?.value,
): RowProblem {
  const column = field === undefined ? "" : (cells[field]?.column ?? "");
  return { file, row, column, field: field ?? "row", value, wanted };
}
