import * as v from "valibot";

import { image, link, mediaPath, text, tone } from "../fields.ts";

export const pdfCatalogueSchema = v.strictObject({
  kind: v.literal("pdf-catalogue"),
  tone,
  cover: image,
  eyebrow: v.optional(text(60)),
  title: text(120),
  text: v.optional(text(400)),
  /** The catalogue itself; without one `action` alone leads on. */
  file: v.optional(mediaPath),
  action: link,
});
