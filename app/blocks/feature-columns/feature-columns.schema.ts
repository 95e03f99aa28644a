import * as v from "valibot";

import { icon, text, tone } from "../../validation/fields.ts";

export const featureColumnsSchema = v.strictObject({
  kind: v.literal("feature-columns"),
  tone,
  title: v.optional(text(120)),
  text: v.optional(text(320)),
  columns: v.pipe(
    v.array(v.strictObject({ icon, title: text(60), text: text(240) })),
    v.minLength(2),
    v.maxLength(8),
  ),
});
