import { createFileRoute } from "@tanstack/react-router";

import { serveSharePicture } from "#app/server/documents/share-pictures/serve-share-picture.server.ts";
import { sharePictureKinds } from "#app/site/pages.ts";
import { isSlug } from "#app/site/search-fields.ts";

export const Route = createFileRoute("/share/$kind/{$slug}.jpg")({
  server: {
    handlers: {
      GET: ({ context, params: { kind: given, slug } }) => {
        const kind = sharePictureKinds.find((known) => known === given);
        return kind && isSlug(slug)
          ? serveSharePicture(context.scope, kind, slug)
          : new Response("Not found\n", { status: 404 });
      },
    },
  },
});
