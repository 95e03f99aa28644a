import { setTimeout as sleep } from "node:timers/promises";

import { printedCatalogPath } from "#app/site/pages.ts";
import { formatFileSize } from "#app/site/format.ts";

import type { BlockScope } from "../block-view.ts";
import type { StoredBlock } from "../schema.ts";

/** Milliseconds to wait for the size of a catalog that is being rendered. */
const sizeTimeout = 500;

/** Offers the printed catalog, without its size while it is being rendered. Omits it and logs an error if rendering fails. */
export async function resolvePdfCatalog(block: StoredBlock<"pdf-catalog">, scope: BlockScope) {
  const { runtime, site } = scope;
  const file = runtime.printedCatalogs
    .get(scope)
    .then(({ size }) => offer(formatFileSize(size, site.languageTag)))
    .catch((error: unknown) => {
      runtime.log.error({ err: error, site: site.code }, "printed catalog could not be rendered");
      return undefined;
    });
  const made = await Promise.race([file, sleep(sizeTimeout, "late" as const, { ref: false })]);
  if (made !== "late") return { ...block, file: made };
  scope.degraded = true;
  return { ...block, file: offer(undefined) };
}

const offer = (size: string | undefined) => ({ address: printedCatalogPath, format: "PDF", size });
