import * as v from "valibot";

import { action, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";
import type { BlockView } from "../block-view.ts";

export const definition = defineBlock({
  hydration: "static",
  schema: v.strictObject({
    kind: v.literal("partners"),
    tone,
    title: v.optional(text(120)),
    text: v.optional(text(320)),
    partners: v.pipe(
      v.array(
        v.strictObject({
          icon: v.picklist(["partners-catalog", "partners-contact", "partners-certificate"]),
          name: text(80),
          text: text(320),
          action,
        }),
      ),
      v.minLength(1),
      v.maxLength(9),
    ),
  }),
});

export const fixture: BlockView<"partners"> = {
  kind: "partners",
  title: "Work with us",
  text: "We do not sell on this site. Shops, venues and repairers do, and we give them what they need.",
  partners: [
    {
      icon: "partners-catalog",
      name: "For shops",
      text: "The range with item numbers, weights and carton sizes, in one file for your system. New products are listed six weeks before they ship.",
      action: { label: "Browse products", href: "/category" },
    },
    {
      icon: "partners-contact",
      name: "For venues",
      text: "Sets of ten to two hundred seats, with spare parts on site and one person who knows your order.",
      action: { label: "Write to us", href: "/help" },
    },
    {
      icon: "partners-certificate",
      name: "For importers",
      text: "Declarations of conformity with the standards that were applied, the date of issue and the signature.",
      action: { label: "See certificates", href: "/certificates" },
    },
  ],
};
