import { cataloguePath } from "#app/site/catalogue-path.ts";
import { formatFileSize } from "#app/site/format.ts";

import type { BlockScope } from "../block-scope.ts";
import type { StoredBlock } from "../schema.ts";

/** The site's catalogue with its size. One that cannot be drawn is left out, and the log says why. */
export async function resolvePdfCatalogue(block: StoredBlock<"pdf-catalogue">, scope: BlockScope) {
  const { runtime, site } = scope;
  const catalogue = await runtime.catalogues.get(scope).catch((error: unknown) => {
    runtime.log.error({ err: error, site: site.code }, "catalogue could not be drawn");
    return undefined;
  });
  const size = catalogue && formatFileSize(catalogue.size, site.languageTag);
  return { ...block, file: size ? { address: cataloguePath, format: "PDF", size } : undefined };
}
