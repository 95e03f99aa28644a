import * as v from "valibot";

import { blockSchema } from "#app/blocks/schema.ts";

import { plainMarkdown } from "../../domain/markdown/markdown.server.ts";
import { mapFields } from "./map-fields.ts";

const blocksSchema = v.array(blockSchema);

/** Omits alternative texts of pictures. */
export function textOfBlocks(blocks: v.InferOutput<typeof blocksSchema>): string {
  const texts: string[] = [];
  mapFields(blocksSchema, blocks, ({ path, value, metadata }) => {
    if (metadata.translatable && path.at(-1) !== "alt") {
      texts.push(metadata.translatable === "markdown" ? plainMarkdown(value) : value);
    }
    return value;
  });
  return texts.join("\n");
}
