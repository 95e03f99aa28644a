import * as v from "valibot";

import { action, countryCode, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";
import type { BlockView } from "../block-view.ts";

export const definition = defineBlock({
  hydration: "static",
  schema: v.strictObject({
    kind: v.literal("service-center"),
    tone,
    title: text(120),
    text: v.optional(text(320)),
    /** Default: all countries. */
    countries: v.optional(v.pipe(v.array(countryCode), v.minLength(1), v.maxLength(60))),
    action: v.optional(action),
  }),
});

const serviceCenter = {
  kind: "service-center" as const,
  region: null,
  latitude: null,
  longitude: null,
  hours: [{ days: "Mon – Fri", times: ["9:00 AM – 5:00 PM"] }],
  distance: undefined,
  language: undefined,
};

export const fixture: BlockView<"service-center"> = {
  kind: "service-center",
  title: "Service centers",
  text: "One in each country, for devices under warranty and after it.",
  countries: [
    {
      code: "AT",
      country: "Austria",
      places: [
        {
          ...serviceCenter,
          slug: "service-vienna",
          name: "Service Wien",
          country: { code: "AT", name: "Austria" },
          city: "Wien",
          address: "Waldgasse 0",
          postalCode: "1000",
          phone: "+43 1 000 00 12",
          url: "https://service-at.example",
        },
      ],
    },
    {
      code: "BG",
      country: "Bulgaria",
      places: [
        {
          ...serviceCenter,
          slug: "service-sofia",
          name: "Сервиз София",
          country: { code: "BG", name: "Bulgaria" },
          city: "София",
          address: "ул. „Липова“ 0",
          postalCode: "1000",
          phone: "+359 2 000 0012",
          url: "https://service-bg.example",
        },
      ],
    },
    {
      code: "GR",
      country: "Greece",
      places: [
        {
          ...serviceCenter,
          slug: "service-athens",
          name: "Σέρβις Αθήνα",
          country: { code: "GR", name: "Greece" },
          city: "Αθήνα",
          address: "Οδός Δάσους 0",
          postalCode: "100 00",
          phone: "+30 21 0000 0112",
          url: "https://service-gr.example",
        },
      ],
    },
  ],
  action: { label: "All service centers", href: "/service-center" },
};
