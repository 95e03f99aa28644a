import { createFileRoute } from "@tanstack/react-router";
import * as v from "valibot";

import { loadBlocks } from "#app/blocks/load-blocks.ts";
import { blockRegistry } from "#app/blocks/registry.ts";
import { GalleryScreen } from "#app/features/gallery/gallery-screen.tsx";
import { getGallery } from "#app/server/domain/pages/content.functions.ts";
import { themes } from "#app/site/markets.ts";

const search = v.object({
  kind: v.fallback(v.optional(v.string()), undefined),
  theme: v.fallback(v.optional(v.picklist(themes)), undefined),
  tone: v.fallback(v.optional(v.picklist(["dark", "light", "accent"])), undefined),
  dir: v.fallback(v.optional(v.picklist(["ltr", "rtl"])), undefined),
});

/** Renders examples of all blocks in every theme, tone and direction. Development and tests only. */
export const Route = createFileRoute("/gallery")({
  staticData: { areas: ["content", "catalog", "validation", "support", "stores"] },
  validateSearch: search,
  loader: async () => {
    const gallery = await getGallery();
    await loadBlocks(Object.keys(blockRegistry));
    return gallery;
  },
  head: () => ({ meta: [{ title: "Gallery" }] }),
  component: Gallery,
});

function Gallery() {
  return <GalleryScreen {...Route.useSearch()} {...Route.useLoaderData()} />;
}
