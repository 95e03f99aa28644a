/** A style sheet taken apart once, so that the part of it that a page needs is put together without parsing anything. */
import { type AtRule, type ChildNode, type Container, parse, type Rule } from "postcss";

export type Style =
  | { kind: "rule"; selectors: Selector[]; /** Text. */ declarations: string }
  /** A condition, a layer or another rule around others. */
  | { kind: "group"; head: string; styles: Style[] }
  /** Anything else stays as it is. */
  | { kind: "text"; text: string };

type Selector = {
  text: string;
  /** Those that an element must have, or have around or beside it. */ classes: string[];
};

/** What stands in these are no rules for elements. */
const wholeRules = new Set(["font-face", "keyframes", "property"]);

const className = /\.((?:[\w-]|\\.)+)/g;

/** @param css as it was built: minified, in cascade layers */
export const parseStyleSheet = (css: string): Style[] => stylesOf(parse(css));

const stylesOf = (container: Container<ChildNode>): Style[] => (container.nodes ?? []).map(styleOf);

function styleOf(node: ChildNode): Style {
  if (node.type === "rule" && node.nodes.every(({ type }) => type === "decl")) return ruleOf(node);
  if (node.type !== "atrule" || !node.nodes || wholeRules.has(node.name))
    return {
      kind: "text",
      text: node.type === "atrule" && !node.nodes ? `${node.toString()};` : node.toString(),
    };
  return { kind: "group", head: headOf(node), styles: stylesOf(node as Container<ChildNode>) };
}

/** As it stands in the sheet: the browser looks for it there. */
const headOf = ({ name, params, raws }: AtRule) => `@${name}${raws.afterName ?? ""}${params}`;

const ruleOf = ({ selectors, nodes }: Rule): Style => ({
  kind: "rule",
  selectors: selectors.map((text) => ({ text, classes: classesOf(text) })),
  declarations: nodes.join(";"),
});

/** What stands in brackets of `:not()` and its like need not be on the page. */
function classesOf(selector: string): string[] {
  let bare = selector;
  while (/\([^()]*\)/.test(bare)) bare = bare.replaceAll(/\([^()]*\)/g, "");
  return [...bare.matchAll(className)].map(([, name]) => name!.replaceAll("\\", ""));
}
