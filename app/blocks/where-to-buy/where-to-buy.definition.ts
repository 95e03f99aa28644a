import * as v from "valibot";

import { action, countryCode, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";
import type { BlockView } from "../block-view.ts";

export const definition = defineBlock({
  hydration: "static",
  areas: ["stores"],
  schema: v.strictObject({
    kind: v.literal("where-to-buy"),
    tone,
    title: text(120),
    text: v.optional(text(320)),
    /** Default: all countries. */
    countries: v.optional(v.pipe(v.array(countryCode), v.minLength(1), v.maxLength(60))),
    action: v.optional(action),
  }),
});

const place = {
  city: null,
  region: null,
  address: null,
  postalCode: null,
  phone: null,
  url: null,
  latitude: null,
  longitude: null,
  hours: [],
  distance: undefined,
  language: undefined,
};
const shop = { ...place, kind: "local-shop" as const };
const onlineShop = { ...place, kind: "online-shop" as const };

export const fixture: BlockView<"where-to-buy"> = {
  kind: "where-to-buy",
  title: "Shops",
  text: "Sit on it in a shop, or have it sent.",
  countries: [
    {
      code: "CZ",
      country: "Czechia",
      local: [],
      online: [
        {
          ...onlineShop,
          slug: "hranol-online",
          name: "Hranol Online",
          country: { code: "CZ", name: "Czechia" },
          phone: "+420 000 000 331",
          url: "https://hranol-online.example",
        },
      ],
    },
    {
      code: "DE",
      country: "Germany",
      local: [
        {
          ...shop,
          slug: "holzkontor-hamburg",
          name: "Holzkontor am Speicher",
          country: { code: "DE", name: "Germany" },
          city: "Hamburg",
          address: "Hafenkai 0",
          postalCode: "20000",
          phone: "+49 40 0000 0221",
          url: "https://holzkontor.example",
        },
      ],
      online: [
        {
          ...onlineShop,
          slug: "holz-versand",
          name: "Holz & Licht Versand",
          country: { code: "DE", name: "Germany" },
          phone: "+49 69 0000 0331",
          url: "https://holz-und-licht.example",
        },
      ],
    },
    {
      code: "IE",
      country: "Ireland",
      local: [],
      online: [
        {
          ...onlineShop,
          slug: "gem-and-gear",
          name: "Gem & Gear Post",
          country: { code: "IE", name: "Ireland" },
          url: "https://gem-and-gear.example",
        },
      ],
    },
  ],
  action: { label: "All shops", href: "/where-to-buy" },
};
