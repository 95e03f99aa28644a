import * as v from "valibot";

import { image, link, text } from "../fields.ts";

export const callToActionSchema = v.strictObject({
  kind: v.literal("call-to-action"),
  title: text(120),
  text: v.optional(text(240)),
  action: link,
  image: v.optional(image),
});
