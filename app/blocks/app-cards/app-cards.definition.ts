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
  text: "Plans are stored in a file. The software only writes them.",
  apps: [
    {
      icon: "sensor",
      name: "Alder Planner",
      text: "Height, width and color of every shelf.",
      version: "2.4.1",
      href: "/drivers-and-manuals",
    },
    {
      icon: "switch",
      name: "Cedar Planner",
      text: "Doors, drawers and backs. Reads and writes plain JSON.",
      version: "3.1.0",
      href: "/drivers-and-manuals",
    },
    {
      icon: "sound",
      name: "Walnut Planner",
      text: "Rooms, with doors and windows.",
      version: "1.8.2",
      href: "/drivers-and-manuals",
    },
    {
      icon: "camera",
      name: "Pine Planner",
      text: "Walls and windows, kept in a file.",
      version: "1.2.0",
      href: "/drivers-and-manuals",
    },
    {
      icon: "light",
      name: "Oak Planner",
      text: "Oak in four tones.",
      version: "1.0.5",
      href: "/drivers-and-manuals",
    },
    {
      icon: "product",
      name: "Label Writer",
      text: "No account, no background service.",
      version: "4.0.0",
      href: "/drivers-and-manuals",
    },
  ],
};
