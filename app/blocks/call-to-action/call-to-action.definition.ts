import * as v from "valibot";

import { action, image, text } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";
import type { BlockView } from "../block-view.ts";

export const definition = defineBlock({
  hydration: "static",
  schema: v.strictObject({
    kind: v.literal("call-to-action"),
    title: text(120),
    text: v.optional(text(240)),
    action,
    image: v.optional(image),
  }),
});

export const fixture: BlockView<"call-to-action"> = {
  kind: "call-to-action",
  title: "Hold it before you decide",
  text: "Weight and shape are easier to judge in a room than on a screen.",
  action: { label: "Where to buy", href: "/where-to-buy" },
  image: { src: "scenes/stage.webp", alt: "A stage." },
};
