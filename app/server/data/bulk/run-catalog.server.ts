/** Runs requests of `npm run catalog` in the process that has the database open. */
import { createWriteStream } from "node:fs";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import * as v from "valibot";

import { currencyCode } from "#app/validation/fields.ts";

import type { DatabaseHandle } from "../database/client.server.ts";
import { readRevision } from "../database/revision.repo.server.ts";
import { hasPseudoSite } from "../../domain/sites/site-directory.server.ts";
import { contentFolder, mediaOf } from "../../ops/project-root.server.ts";
import type { Settings } from "../../ops/settings.server.ts";
import { listCatalogEntries } from "../import/catalog-entries.repo.server.ts";
import type { Content } from "../import/localize-content.ts";
import { loadImportedContent } from "../import/load-content.server.ts";
import { fileProductsOf, vanishedChoices } from "./bulk-job.ts";
import { knownProduct } from "./check-products.server.ts";
import { exportRows } from "./export-rows.ts";
import { type BulkReport, importRows } from "./import-rows.server.ts";
import { createPictureStore } from "./picture-store.server.ts";

const path = v.pipe(v.string(), v.minLength(1), v.maxLength(4_096));

const requestSchema = v.union([
  v.strictObject({
    files: v.pipe(v.array(path), v.minLength(1), v.maxLength(10_000)),
    maps: v.pipe(v.array(path), v.maxLength(100)),
    currency: v.optional(currencyCode),
    pictures: v.optional(path),
    dryRun: v.boolean(),
    skipInvalid: v.boolean(),
    vanished: v.optional(v.picklist(vanishedChoices)),
    force: v.optional(v.boolean()),
    /** Content folder; default: `content/`. */
    folder: v.optional(path),
  }),
  v.strictObject({ export: path, folder: v.optional(path) }),
]);
export type CatalogRequest = v.InferOutput<typeof requestSchema>;

export type CatalogResult = BulkReport | { products: number };

/** @param request a `CatalogRequest` from the socket */
export async function runCatalog(
  { db }: Pick<DatabaseHandle, "db">,
  { APP_ENV, DRAFTS }: Pick<Settings, "APP_ENV" | "DRAFTS">,
  request: unknown,
): Promise<CatalogResult> {
  const parsed = v.parse(requestSchema, request);
  const drafts = DRAFTS === "show";
  const live = await readRevision(db);
  const content = loadImportedContent(parsed.folder ?? contentFolder, {
    sourceHash: live?.sourceHash,
    drafts,
  });
  if ("export" in parsed) {
    const products = await listProducts(db, content);
    await pipeline(Readable.from(exportRows(products)), createWriteStream(parsed.export));
    return { products: products.length };
  }
  const { pictures: base = dirname(parsed.files[0]!), dryRun } = parsed;
  return importRows(
    {
      db,
      content,
      pictures: createPictureStore({ base, dryRun }),
      publish: {
        mediaFolder: mediaOf(parsed.folder ?? contentFolder),
        pseudo: hasPseudoSite(APP_ENV),
        drafts,
      },
    },
    parsed,
  );
}

/** Products of files and rows by slug, including drafts. */
async function listProducts(db: DatabaseHandle["db"], content: Content) {
  const rows = (await listCatalogEntries(db)).filter(({ kind }) => kind === "product");
  const stored = new Map(rows.map((row) => [row.key, row]));
  const { fileProducts } = fileProductsOf(content);
  const slugs = [...new Set([...fileProducts.keys(), ...stored.keys()])].toSorted();
  return slugs.map((slug) => ({ slug, ...knownProduct(fileProducts.get(slug), stored.get(slug))! }));
}
