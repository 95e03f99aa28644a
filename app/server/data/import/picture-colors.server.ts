import { statSync } from "node:fs";
import { join } from "node:path";

import { withPictureColor, isRasterPicture } from "../../../../styles/pictures.ts";
import { readDominantColor } from "../../media/dominant-color.server.ts";
import type { Entry } from "./entry-reader.server.ts";
import type { ImportMemory } from "./import-memory.ts";
import type { Content } from "./localize-content.ts";
import { mapFields } from "./map-fields.ts";
import { perObject } from "./per-object.ts";

/** Appends the dominant color to the path of every raster picture. `memory` is updated in place. */
export async function addPictureColors(
  content: Content,
  mediaFolder: string,
  memory: ImportMemory["colors"] = new Map(),
): Promise<Content> {
  const { brand, categories, products, pages, articles } = content;
  const entries: Entry<object>[] = [brand, ...categories, ...products, ...pages, ...articles];
  const paths = new Set(entries.flatMap(({ schema, value }) => picturesOf(value, schema)));
  const colored = new Map<string, string>();
  for (const path of paths) {
    const color = await colorOf(path, mediaFolder, memory);
    if (color) colored.set(path, withPictureColor(path, color));
  }
  const addColors = <Item extends Entry<object>>(entry: Item): Item => ({
    ...entry,
    value: withColors(entry, colored),
  });
  return {
    ...content,
    brand: addColors(brand),
    categories: categories.map(addColors),
    products: products.map(addColors),
    pages: pages.map(addColors),
    articles: articles.map(addColors),
  };
}

async function colorOf(path: string, mediaFolder: string, memory: ImportMemory["colors"]) {
  const file = join(mediaFolder, path);
  const stats = statSync(file, { throwIfNoEntry: false });
  const version = `${stats?.mtimeMs} ${stats?.size}`;
  const cached = memory.get(file);
  if (cached?.version === version) return cached.color;
  const color = await readDominantColor(file);
  memory.set(file, { version, color });
  return color;
}

const picturesOf = perObject((value: object, schema: Entry<object>["schema"]) => {
  const paths: string[] = [];
  mapFields(schema, value, ({ value: path, metadata }) => {
    if (metadata.media && isRasterPicture(path)) paths.push(path);
    return path;
  });
  return paths;
});

const versionsOf = perObject((_value: object) => new Map<string, object>());

/** Returns the same object for the same value and colors. */
function withColors<Value extends object>(
  { schema, value }: Entry<Value>,
  colored: Map<string, string>,
): Value {
  const key = picturesOf(value, schema as Entry<object>["schema"])
    .map((path) => colored.get(path) ?? path)
    .join("\n");
  const versions = versionsOf(value);
  if (!versions.has(key)) {
    versions.clear();
    const result = mapFields(schema, value, ({ value: path, metadata }) =>
      metadata.media ? (colored.get(path) ?? path) : path,
    );
    versions.set(key, result);
  }
  return versions.get(key) as Value;
}
