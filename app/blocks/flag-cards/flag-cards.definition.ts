import * as v from "valibot";

import { href, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";
import type { BlockView } from "../block-view.ts";

export const definition = defineBlock({
  hydration: "static",
  schema: v.strictObject({
    kind: v.literal("flag-cards"),
    tone,
    title: v.optional(text(120)),
    text: v.optional(text(240)),
    countries: v.pipe(
      v.array(
        v.strictObject({
          /** ISO 3166-1 alpha-2, shown instead of a flag. */
          code: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, "expected two capital letters")),
          name: text(60),
          href,
        }),
      ),
      v.minLength(1),
      v.maxLength(60),
    ),
  }),
});

const country = (code: string, name: string) => ({ code, name, href: `/where-to-buy?country=${code}` });

export const fixture: BlockView<"flag-cards"> = {
  kind: "flag-cards",
  title: "Where are you?",
  text: "Shops and service centers by country.",
  countries: [
    country("AT", "Austria"),
    country("BG", "Bulgaria"),
    country("CZ", "Czechia"),
    country("DE", "Germany"),
    country("ES", "Spain"),
    country("GR", "Greece"),
    country("HU", "Hungary"),
    country("KZ", "Kazakhstan"),
    country("LV", "Latvia"),
    country("PL", "Poland"),
    country("RO", "Romania"),
    country("UA", "Ukraine"),
  ],
};
