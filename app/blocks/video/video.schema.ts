import * as v from "valibot";

import { text, tone, video } from "../../validation/fields.ts";

export const videoSchema = v.strictObject({
  kind: v.literal("video"),
  tone,
  title: v.optional(text(120)),
  text: v.optional(text(320)),
  video,
  caption: v.optional(text(240)),
});
