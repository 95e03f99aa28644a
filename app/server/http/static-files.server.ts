import { join } from "node:path";

import type { ServerRequest } from "srvx";
import { staticMiddleware } from "srvx/static";

import { picturePrefix, picturesFolder } from "../ops/media-files.server.ts";
import { mediaFolder, projectRoot } from "../ops/project-root.server.ts";

const built = staticMiddleware({
  dir: join(projectRoot, "dist/client"),
  encodings: { br: ".br" },
});
const media = staticMiddleware({ dir: mediaFolder });
const pictures = staticMiddleware({ dir: picturesFolder });

/** For content-hashed names. `content -- check` verifies those of models. */
const forever = "public, max-age=31536000, immutable";

/** Not cached: the asset may exist after the next deployment. */
const missing = () => new Response("Not found\n", { status: 404, headers: { "cache-control": "no-store" } });

export async function serveFile(request: ServerRequest, pathname: string): Promise<Response | undefined> {
  if (pathname.startsWith("/assets/")) {
    return cached(await built(request, missing), forever);
  }
  if (pathname.startsWith("/media/")) {
    const cacheControl = pathname.startsWith("/media/models/") ? forever : "public, max-age=86400";
    const file = new Request(new URL(request.url.replace("/media/", "/")), request);
    const serve = pathname.startsWith(`/media/${picturePrefix}`) ? pictures : media;
    return cached(await serve(file, missing), cacheControl);
  }
  return undefined;
}

function cached(response: Response, cacheControl: string): Response {
  if (response.status !== 404) response.headers.set("cache-control", cacheControl);
  return response;
}
