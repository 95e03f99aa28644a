import { FastResponse, type ServerRequest } from "srvx";
import { staticMiddleware } from "srvx/static";

import { printedCatalogPath } from "#app/site/pages.ts";
import { hasSection } from "#app/site/sections.ts";

import type { RequestScope } from "../../scope/request-scope.ts";
import { QueueFullError } from "../../limits/work-queue.ts";
import type { PrintedCatalogFile } from "../../scope/printed-catalogs.ts";

/** Milliseconds that a request waits for a catalog that is being rendered. Proxies wait for a minute. */
const maxWait = 25_000;

export class CatalogPendingError extends Error {
  override name = "CatalogPendingError";
  /** Seconds. */
  readonly retryAfter = 20;
}

const categoryPath = /^\/catalogue\/([a-z0-9]+(?:-[a-z0-9]+)*)\.pdf$/;

/**
 * Supports range requests. @returns undefined for another path or method, and for a category without products
 * @throws {CatalogPendingError} (rejects) while it is rendered in the background
 */
export async function servePrintedCatalog(
  request: ServerRequest,
  pathname: string,
  scope: RequestScope,
): Promise<Response | undefined> {
  const category = categoryPath.exec(pathname)?.[1];
  const isCatalog = pathname === printedCatalogPath || category !== undefined;
  if (!isCatalog || !["GET", "HEAD"].includes(request.method)) return undefined;
  if (!hasSection(scope.site, "printed-catalog")) return undefined;
  const catalog = await getInTime(scope, category);
  if (!catalog) return undefined;
  const etag = `"${catalog.version}"`;
  const name = ["catalogue", category, scope.site.code].filter((part) => part !== undefined).join("-");
  const headers = {
    etag,
    // The URL does not change with the prices, so clients revalidate after five minutes.
    "cache-control": "public, max-age=300",
    "content-disposition": `inline; filename="${name}.pdf"`,
  };
  if (request.headers.get("if-none-match") === etag) return new FastResponse(null, { status: 304, headers });
  const response = await respond(request, scope, catalog);
  for (const [header, value] of Object.entries(headers)) response.headers.set(header, value);
  return response;
}

/** Rendering continues when the client no longer waits. */
async function getInTime({ runtime, site, log }: RequestScope, category: string | undefined) {
  const rendering = runtime.printedCatalogs.get({ runtime, site }, category);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      rendering.catch((error: unknown) => log.error({ err: error }, "printed catalog failed"));
      reject(new CatalogPendingError("The printed catalog is being rendered"));
    }, maxWait);
  });
  try {
    return await Promise.race([rendering, late]);
  } catch (error) {
    if (error instanceof QueueFullError) throw new CatalogPendingError("Too many printed catalogs wait");
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

function respond(request: ServerRequest, { runtime }: RequestScope, catalog: PrintedCatalogFile) {
  const { path, size, data } = catalog;
  if (data) {
    const body = request.method === "HEAD" ? null : new Uint8Array(data);
    return new FastResponse(body, {
      headers: { "content-type": "application/pdf", "content-length": String(size) },
    });
  }
  const files = staticMiddleware({ dir: runtime.printedCatalogs.folder, etag: false, lastModified: false });
  const file = new Request(new URL(`/${path}`, request.url), request);
  return files(file, () => {
    throw new Error("The printed catalog was removed during the request");
  });
}
