/** Parses a style sheet once, so that extracting the rules of a page needs no parsing. */
import { type AtRule, type ChildNode, type Container, parse, type Rule } from "postcss";

export type Style =
  | { kind: "rule"; selectors: Selector[]; declarations: string }
  | { kind: "group"; head: string; styles: Style[] }
  | { kind: "text"; text: string };

type Selector = {
  text: string;
  /** All must be on the page for the selector to match. */
  classes: string[];
};

const wholeRules = new Set(["font-face", "keyframes", "property"]);

const className = /\.((?:[\w-]|\\.)+)/g;

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

const headOf = ({ name, params, raws }: AtRule) => `@${name}${raws.afterName ?? ""}${params}`;

const ruleOf = ({ selectors, nodes }: Rule): Style => ({
  kind: "rule",
  selectors: selectors.map((text) => ({ text, classes: classesOf(text) })),
  declarations: nodes.join(";"),
});

/** Arguments of `:not()` and similar need not be on the page. */
function classesOf(selector: string): string[] {
  let bare = selector;
  while (/\([^()]*\)/.test(bare)) bare = bare.replaceAll(/\([^()]*\)/g, "");
  return [...bare.matchAll(className)].map(([, name]) => name!.replaceAll("\\", ""));
}
