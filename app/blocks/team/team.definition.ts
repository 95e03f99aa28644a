import * as v from "valibot";

import { email, image, link, phone, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";
import type { BlockView } from "../block-view.ts";

export const definition = defineBlock({
  hydration: "static",
  schema: v.strictObject({
    kind: v.literal("team"),
    tone,
    title: v.optional(text(120)),
    text: v.optional(text(320)),
    columns: v.optional(v.picklist([2, 3, 4]), 4),
    members: v.pipe(
      v.array(
        v.strictObject({
          name: text(80, "name"),
          position: text(80),
          /** Default: the initials in a faceted stone. */
          photo: v.optional(image),
          description: v.optional(text(320)),
          phones: v.optional(v.pipe(v.array(phone), v.maxLength(3)), []),
          email: v.optional(email),
          links: v.optional(v.pipe(v.array(link), v.maxLength(4)), []),
        }),
      ),
      v.minLength(1),
      v.maxLength(24),
    ),
  }),
});

export const fixture: BlockView<"team"> = {
  kind: "team",
  title: "Who holds the saw",
  text: "Forty-one people work on six families. These four answer for what is left when the rest is cut.",
  columns: 4,
  members: [
    {
      name: "Ines Vark",
      position: "Head of industrial design",
      description:
        "Draws the load paths first and the shell last. Her first lattice weighed 71 g; the current one weighs 52 g.",
      phones: ["+43 1 000 00 21"],
      email: "design@studio.example",
      links: [{ label: "How the shell is cut", href: "/how-the-facet-shell-is-cut" }],
    },
    {
      name: "Tomasz Relder",
      position: "Firmware and sensors",
      description:
        "Measures click latency with a light gate and publishes every figure, including the bad ones.",
      phones: [],
      email: "firmware@studio.example",
      links: [{ label: "Drivers and manuals", href: "/drivers-and-manuals" }],
    },
    {
      name: "Konstantina Papathanasopoulou",
      position: "Acoustics and streaming equipment",
      description:
        "Tunes headsets by ear after the curve is flat, and knows what an untreated room does to a voice.",
      phones: ["+30 210 000 0000", "+43 1 000 00 24"],
      links: [],
    },
    {
      name: "Oleh Syhal",
      position: "Service and repair",
      description: "Decides which part is held by a screw and which by glue. The answer is usually a screw.",
      phones: ["+43 1 000 00 30"],
      email: "service@studio.example",
      links: [{ label: "Find a service center", href: "/service-center" }],
    },
  ],
};
