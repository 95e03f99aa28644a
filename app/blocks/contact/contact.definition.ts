import * as v from "valibot";

import { phone, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";
import type { BlockView } from "../block-view.ts";

/** Not translated: a postal address in the local language. */
const addressLine = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120));

export const definition = defineBlock({
  hydration: "static",
  schema: v.strictObject({
    kind: v.literal("contact"),
    tone,
    title: text(120),
    text: v.optional(text(320)),
    offices: v.pipe(
      v.array(
        v.strictObject({
          name: text(80),
          address: v.pipe(v.array(addressLine), v.minLength(1), v.maxLength(5)),
          country: text(60),
          phones: v.optional(v.pipe(v.array(phone), v.maxLength(5)), []),
          email: v.optional(v.pipe(v.string(), v.email(), v.maxLength(200))),
          hours: v.optional(text(200)),
        }),
      ),
      v.minLength(1),
      v.maxLength(24),
    ),
  }),
});

export const fixture: BlockView<"contact"> = {
  kind: "contact",
  title: "Our offices",
  text: "Design and testing sit in one house, sales and logistics in two others. Visitors are welcome by appointment.",
  offices: [
    {
      name: "Headquarters and workshop",
      address: ["Lindenstraße 0", "10000 Berlin"],
      country: "Germany",
      phones: ["+49 30 0000 0100", "+49 30 0000 0101"],
      email: "hello@brand.example",
      hours: "Monday to Friday, 9:00 to 17:00",
    },
    {
      name: "Sales, central Europe",
      address: ["Brusičská 0", "100 00 Praha"],
      country: "Czechia",
      phones: ["+420 000 000 100"],
      email: "sales@brand.example",
      hours: "Monday to Thursday, 8:30 to 16:30. Friday, 8:30 to 14:00",
    },
    {
      name: "Warehouse and returns",
      address: ["ul. Lipowa 0", "00-000 Warszawa"],
      country: "Poland",
      phones: [],
      email: "returns@brand.example",
    },
  ],
};
