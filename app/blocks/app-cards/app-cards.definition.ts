import * as v from "valibot";

import { href, icon, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";

export const definition = defineBlock({
  hydration: "interactive",
  schema: v.strictObject({
    kind: v.literal("app-cards"),
    tone,
    title: text(120),
    text: v.optional(text(240)),
    apps: v.pipe(
      v.array(
        v.strictObject({
          icon,
          name: text(60),
          text: v.optional(text(160)),
          /** Vendor's format, for example `2.4.1`. */
          version: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(20))),
          href,
        }),
      ),
      v.minLength(1),
      v.maxLength(12),
    ),
  }),
});
