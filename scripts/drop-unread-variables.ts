import type { AcceptedPlugin, Container } from "postcss";

/** Names may hold escaped signs: `--spacing-1\.5`. */
const variable = /var\(\s*(--(?:[\w-]|\\.)+)/g;

/** Layers whose custom properties are Panda's: tokens, and what its utilities read. Those of recipes may be read by scripts. */
const layers = new Set(["tokens", "base"]);

/** Takes custom properties out of the style sheet that nothing in it reads: every page would carry them. */
export const dropUnreadVariables = (): AcceptedPlugin => ({
  postcssPlugin: "drop-unread-variables",
  OnceExit(sheet) {
    // One that only unread ones read goes in the next round.
    while (dropOnce(sheet));
  },
});

/** @returns whether there were any */
function dropOnce(sheet: Container): boolean {
  const read = new Set<string>();
  sheet.walkDecls(({ value }) => {
    for (const [, name] of value.matchAll(variable)) read.add(name!);
  });
  let dropped = false;
  sheet.walkAtRules("layer", (layer) => {
    if (!layers.has(layer.params)) return;
    layer.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop)) return;
      const rule = declaration.parent!;
      declaration.remove();
      if (rule.nodes?.length === 0) rule.remove();
      dropped = true;
    });
  });
  return dropped;
}
