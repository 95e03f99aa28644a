import * as v from "valibot";

import { slug, text, tone } from "../../validation/fields.ts";

export const categoryBannersSchema = v.strictObject({
  kind: v.literal("category-banners"),
  tone,
  title: v.optional(text(120)),
  banners: v.pipe(
    v.array(v.strictObject({ category: slug, size: v.picklist(["large", "small"]) })),
    v.minLength(1),
    v.maxLength(12),
  ),
});
