import * as v from "valibot";

import { markdown, text, tone } from "../../validation/fields.ts";

export const richTextSchema = v.strictObject({
  kind: v.literal("rich-text"),
  tone,
  title: v.optional(text(120)),
  body: markdown(),
});
