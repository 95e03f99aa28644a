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
  text: "Forty-one people work on six families. These four answer your questions.",
  columns: 4,
  members: [
    {
      name: "Ines Vark",
      position: "Head of industrial design",
      description:
        "Draws the load first and the frame last. Her first chair weighed 7.1 kg; the current one weighs 5.2 kg.",
      phones: ["+43 1 000 00 21"],
      email: "design@workshop.example",
      links: [{ label: "How the frame is made", href: "/how-the-frame-is-made" }],
    },
    {
      name: "Tomasz Relder",
      position: "Planning",
      description: "Measures how much a shelf carries and publishes every figure, including the bad ones.",
      phones: [],
      email: "planning@workshop.example",
      links: [{ label: "Drivers and manuals", href: "/drivers-and-manuals" }],
    },
    {
      name: "Konstantina Papathanasopoulou",
      position: "Textiles and leather",
      description: "Sits in each chair for a day, and knows what a room does to a voice.",
      phones: ["+30 210 000 0000", "+43 1 000 00 24"],
      links: [],
    },
    {
      name: "Oleh Syhal",
      position: "Service and repair",
      description: "Decides which part is held by a screw and which by glue. The answer is usually a screw.",
      phones: ["+43 1 000 00 30"],
      email: "service@workshop.example",
      links: [{ label: "Find a service center", href: "/service-center" }],
    },
  ],
};
