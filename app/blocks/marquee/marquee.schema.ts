import * as v from "valibot";

import { text, tone } from "../../validation/fields.ts";

export const marqueeSchema = v.strictObject({
  kind: v.literal("marquee"),
  tone,
  /** Short facts; they run past in this order, once in 25 seconds. */
  items: v.pipe(v.array(text(60)), v.minLength(2), v.maxLength(12)),
});
