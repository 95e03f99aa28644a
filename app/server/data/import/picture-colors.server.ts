import { join } from "node:path";

import { withPictureColor } from "../../../../styles/picture-color.ts";
import { isRasterPicture } from "../../../../styles/picture-widths.ts";
import { readDominantColor } from "../../media/dominant-color.server.ts";
import type { Entry } from "./content-files.server.ts";
import type { Content } from "./localize-content.ts";
import { mapFields } from "./map-fields.ts";

/** The content with the dominant colour behind the path of every picture that has one. */
export async function addPictureColors(content: Content, mediaFolder: string): Promise<Content> {
  const paths = new Set<string>();
  mapMedia(content, (path) => {
    paths.add(path);
    return path;
  });
  const colored = new Map<string, string>();
  for (const path of [...paths].filter(isRasterPicture)) {
    const color = await readDominantColor(join(mediaFolder, path));
    if (color) colored.set(path, withPictureColor(path, color));
  }
  return mapMedia(content, (path) => colored.get(path) ?? path);
}

function mapMedia(content: Content, map: (path: string) => string): Content {
  const mapEntry = <Value, Item extends Entry<Value>>(entry: Item & Entry<Value>): Item => ({
    ...entry,
    value: mapFields(entry.schema, entry.value, ({ value, metadata }) =>
      metadata.media ? map(value) : value,
    ),
  });
  return {
    ...content,
    brand: mapEntry(content.brand),
    categories: content.categories.map((entry) => mapEntry(entry)),
    products: content.products.map((entry) => mapEntry(entry)),
    pages: content.pages.map((entry) => mapEntry(entry)),
    articles: content.articles.map((entry) => mapEntry(entry)),
  };
}
