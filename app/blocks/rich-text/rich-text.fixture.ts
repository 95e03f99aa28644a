import type { BlockView } from "../block-view.ts";

export const fixture: BlockView<"rich-text"> = {
  kind: "rich-text",
  title: "What we believe",
  body: '<p>See <a href="/help">help</a>.</p><ul><li>Facts before adjectives</li></ul>',
};
