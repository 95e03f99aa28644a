import * as v from "valibot";

import { href, icon, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";
import type { BlockView } from "../block-view.ts";

export const definition = defineBlock({
  hydration: "interactive",
  schema: v.strictObject({
    kind: v.literal("app-cards"),
    tone,
    title: text(120),
    text: v.optional(text(240)),
    apps: v.pipe(
      v.array(
        v.strictObject({
          icon,
          name: text(60),
          text: v.optional(text(160)),
          version: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(20))),
          href,
        }),
      ),
      v.minLength(1),
      v.maxLength(12),
    ),
  }),
});

export const fixture: BlockView<"app-cards"> = {
  kind: "app-cards",
  title: "Set it once, close it",
  text: "Settings are stored in the device. The software only writes them.",
  apps: [
    {
      icon: "sensor",
      name: "Facet Tuner",
      text: "Resolution, lift-off distance and button map for every mouse.",
      version: "2.4.1",
      href: "/drivers-and-manuals",
    },
    {
      icon: "switch",
      name: "Lattice Keymap",
      text: "Layers, macros and key light. Reads and writes plain JSON.",
      version: "3.1.0",
      href: "/drivers-and-manuals",
    },
    {
      icon: "sound",
      name: "Resonance Mixer",
      text: "Equaliser, side tone and game-to-chat balance.",
      version: "1.8.2",
      href: "/drivers-and-manuals",
    },
    {
      icon: "camera",
      name: "Iris Frame",
      text: "Exposure, white balance and crop, kept in the camera.",
      version: "1.2.0",
      href: "/drivers-and-manuals",
    },
    {
      icon: "light",
      name: "Halo Scene",
      text: "Color temperature and brightness, with four scenes on the panel.",
      version: "1.0.5",
      href: "/drivers-and-manuals",
    },
    {
      icon: "wireless",
      name: "Firmware Writer",
      text: "Updates over the cable. No account, no background service.",
      version: "4.0.0",
      href: "/drivers-and-manuals",
    },
  ],
};
