import * as v from "valibot";

import { markdown, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";
import type { BlockView } from "../block-view.ts";

export const definition = defineBlock({
  hydration: "static",
  schema: v.strictObject({
    kind: v.literal("rich-text"),
    tone,
    title: v.optional(text(120)),
    body: markdown(),
  }),
});

export const fixture: BlockView<"rich-text"> = {
  kind: "rich-text",
  title: "What we believe",
  parts: [
    {
      kind: "html",
      html: '<p>See <a href="/help">help</a>.</p><ul><li>Facts before adjectives</li></ul><h2 id="text-units">Units</h2><p>A number without a unit is a wish.</p><div data-table><table><thead><tr><th>What</th><th>Unit</th></tr></thead><tbody><tr><td>Weight</td><td>gram</td></tr><tr><td>Delay</td><td>millisecond</td></tr></tbody></table></div>',
    },
    {
      kind: "picture",
      src: "scenes/office.webp",
      alt: "An office with a long table.",
      caption: "Fourteen of 104 shelves.",
    },
    {
      kind: "html",
      html: '<h2 id="text-tools">Tools</h2><ol><li>A scale</li><li>A rule</li></ol><h2 id="text-people">People</h2><blockquote><p>Measure it again tomorrow.</p></blockquote>',
    },
  ],
  headings: [
    { id: "text-units", text: "Units" },
    { id: "text-tools", text: "Tools" },
    { id: "text-people", text: "People" },
  ],
};
