import * as v from "valibot";

import { reference, text } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";
import type { BlockView } from "../block-view.ts";

export const definition = defineBlock({
  hydration: "interactive",
  areas: ["validation"],
  schema: v.strictObject({
    kind: v.literal("award-invitation"),
    award: reference("award"),
    label: text(60, "button"),
  }),
});

export const fixture: BlockView<"award-invitation"> = {
  kind: "award-invitation",
  award: "first-cut",
  label: "Request an invitation",
  invitation: {
    name: "The First Cut Award",
    title: "Show us what you left out",
    text: "Every autumn we invite students of industrial design to hand in one object that lost weight and kept its strength. Leave your e-mail address, and we send you the invitation.",
    email: "award@workshop.example",
    open: true,
  },
};
