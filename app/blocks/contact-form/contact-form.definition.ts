import * as v from "valibot";

import { text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";
import type { BlockView } from "../block-view.ts";

export const definition = defineBlock({
  hydration: "interactive",
  areas: ["validation"],
  schema: v.strictObject({
    kind: v.literal("contact-form"),
    tone,
    title: text(120),
    text: v.optional(text(320)),
  }),
});

export const fixture: BlockView<"contact-form"> = {
  kind: "contact-form",
  title: "Write to us",
  text: "We answer within two working days.",
};
