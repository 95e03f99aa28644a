import { FastResponse, type ServerRequest } from "srvx";
import { staticMiddleware } from "srvx/static";

import { printedCatalogPath } from "#app/site/pages.ts";

import type { RequestScope } from "../../scope/request-scope.ts";
import { QueueFullError } from "../../limits/work-queue.ts";
import type { PrintedCatalogFile } from "../../scope/printed-catalogs.ts";

/** Seconds. */
const retryAfter = 10;

/** Supports range requests. @returns nothing for any other path or method */
export async function servePrintedCatalog(
  request: ServerRequest,
  pathname: string,
  scope: RequestScope,
): Promise<Response | undefined> {
  if (pathname !== printedCatalogPath || !["GET", "HEAD"].includes(request.method)) return undefined;
  try {
    const catalog = await scope.runtime.printedCatalogs.get(scope);
    const etag = `"${catalog.version}"`;
    const headers = {
      etag,
      // The URL does not change with the prices, so clients revalidate after five minutes.
      "cache-control": "public, max-age=300",
      "content-disposition": `inline; filename="catalogue-${scope.site.code}.pdf"`,
    };
    if (request.headers.get("if-none-match") === etag)
      return new FastResponse(null, { status: 304, headers });
    const response = await respond(request, scope, catalog);
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error;
    return new FastResponse("Too many catalogs are waiting\n", {
      status: 503,
      headers: { "content-type": "text/plain; charset=utf-8", "retry-after": String(retryAfter) },
    });
  }
}

function respond(request: ServerRequest, { site, runtime }: RequestScope, catalog: PrintedCatalogFile) {
  const { version, size, data } = catalog;
  if (data) {
    const body = request.method === "HEAD" ? null : new Uint8Array(data);
    return new FastResponse(body, {
      headers: { "content-type": "application/pdf", "content-length": String(size) },
    });
  }
  const files = staticMiddleware({ dir: runtime.printedCatalogs.folder, etag: false, lastModified: false });
  const file = new Request(new URL(`/${site.code}/${version}.pdf`, request.url), request);
  return files(file, () => {
    throw new Error("The printed catalog was removed during the request");
  });
}
