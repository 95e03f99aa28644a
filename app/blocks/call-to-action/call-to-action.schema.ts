import * as v from "valibot";

import { action, image, text } from "../../validation/fields.ts";

export const callToActionSchema = v.strictObject({
  kind: v.literal("call-to-action"),
  title: text(120),
  text: v.optional(text(240)),
  action,
  image: v.optional(image),
});
