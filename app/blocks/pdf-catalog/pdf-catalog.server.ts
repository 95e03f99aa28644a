import { setTimeout as sleep } from "node:timers/promises";

import { printedCatalogPath } from "#app/site/printed-catalog-path.ts";
import { formatFileSize } from "#app/site/format.ts";

import type { BlockScope } from "../block-scope.ts";
import type { StoredBlock } from "../schema.ts";

/** Milliseconds that a page waits for a catalogue which is being drawn, only to tell its size. */
const patience = 500;

/**
 * The site's catalogue, with its size unless it is still being drawn. One that cannot be drawn is left out, and the
 * log says why.
 */
export async function resolvePdfCatalog(block: StoredBlock<"pdf-catalog">, scope: BlockScope) {
  const { runtime, site } = scope;
  const file = runtime.printedCatalogs
    .get(scope)
    .then(({ size }) => offer(formatFileSize(size, site.languageTag)))
    .catch((error: unknown) => {
      runtime.log.error({ err: error, site: site.code }, "catalogue could not be drawn");
      return undefined;
    });
  const made = await Promise.race([file, sleep(patience, "late" as const, { ref: false })]);
  if (made !== "late") return { ...block, file: made };
  scope.degraded = true;
  return { ...block, file: offer(undefined) };
}

const offer = (size: string | undefined) => ({ address: printedCatalogPath, format: "PDF", size });
