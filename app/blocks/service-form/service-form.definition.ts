import * as v from "valibot";

import { text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";
import type { BlockView } from "../block-view.ts";

export const definition = defineBlock({
  hydration: "interactive",
  areas: ["support", "validation"],
  schema: v.strictObject({
    kind: v.literal("service-form"),
    tone,
    title: text(120),
    text: v.optional(text(320)),
  }),
});

export const fixture: BlockView<"service-form"> = {
  kind: "service-form",
  title: "Request a repair",
  text: "Describe the fault. We answer within two working days with the next step.",
  options: {
    countries: [
      { value: "CZ", label: "Czechia" },
      { value: "DE", label: "Germany" },
      { value: "LV", label: "Latvia" },
    ],
  },
};
