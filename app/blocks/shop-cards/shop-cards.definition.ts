import * as v from "valibot";

import { href, properName, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";
import type { BlockView } from "../block-view.ts";

export const definition = defineBlock({
  hydration: "static",
  schema: v.strictObject({
    kind: v.literal("shop-cards"),
    tone,
    title: v.optional(text(120)),
    text: v.optional(text(240)),
    /** Maximum per row; narrow windows show fewer, at least two. */
    columns: v.optional(v.picklist([2, 3, 4, 5, 6]), 6),
    shops: v.pipe(
      v.array(
        v.strictObject({
          name: properName(60),
          kind: text(60),
          href,
        }),
      ),
      v.minLength(1),
      v.maxLength(48),
    ),
  }),
});

export const fixture: BlockView<"shop-cards"> = {
  kind: "shop-cards",
  title: "Shops that have it on the shelf",
  columns: 6,
  shops: [
    { name: "Kantwerk", kind: "Online shop", href: "https://kantwerk.example/" },
    { name: "Nordlys", kind: "Online and in 14 cities", href: "https://nordlys.example/" },
    { name: "Perko", kind: "Online shop", href: "https://perko.example/" },
    { name: "Halde & Söhne", kind: "Specialist shop", href: "https://halde.example/" },
    { name: "Vantage Hall", kind: "Venue with a shop", href: "https://vantage.example/" },
    { name: "Technikfachmarkt", kind: "In 31 cities", href: "https://technikfachmarkt.example/" },
  ],
};
