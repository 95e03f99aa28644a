import * as v from "valibot";

import { mediaPath, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";
import type { BlockView } from "../block-view.ts";

export const definition = defineBlock({
  hydration: "static",
  schema: v.strictObject({
    kind: v.literal("documents"),
    tone,
    title: text(120),
    text: v.optional(text(240)),
    documents: v.pipe(
      v.array(
        v.strictObject({
          title: text(120),
          file: mediaPath,
          version: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(20))),
        }),
      ),
      v.minLength(1),
      v.maxLength(40),
    ),
  }),
});

export const fixture: BlockView<"documents"> = {
  kind: "documents",
  title: "Press pictures",
  documents: [{ title: "Share picture", file: "share.png", version: "2.1", format: "PNG", size: "708.3 kB" }],
};
