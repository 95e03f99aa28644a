/** A style sheet taken apart once, so that the part of it that a page needs is put together without parsing anything. */
import { type AtRule, type ChildNode, type Container, type Declaration, parse, type Rule } from "postcss";

export type Style =
  | { kind: "rule"; selectors: Selector[]; declarations: PropertyText[] }
  /** A condition, a layer or another rule around others. */
  | { kind: "group"; head: string; styles: Style[] }
  | { kind: "keyframes"; name: string; text: string }
  /** Anything else stays as it is. */
  | { kind: "text"; text: string };

type Selector = {
  text: string;
  /** Those that an element must have, or have around or beside it. */ classes: string[];
};

export type PropertyText = {
  text: string;
  /** Name of the custom property that it sets. */
  sets: string | undefined;
  reads: string[];
};

const className = /\.((?:[\w-]|\\.)+)/g;
const variable = /var\(\s*(--(?:[\w-]|\\.)+)/g;

/** @param css as it was built: minified, in cascade layers */
export const parseStyleSheet = (css: string): Style[] => stylesOf(parse(css));

const stylesOf = (container: Container<ChildNode>): Style[] => (container.nodes ?? []).map(styleOf);

function styleOf(node: ChildNode): Style {
  if (node.type === "rule" && node.nodes.every(({ type }) => type === "decl")) return ruleOf(node);
  if (node.type !== "atrule" || !node.nodes || node.name === "font-face")
    return {
      kind: "text",
      text: node.type === "atrule" && !node.nodes ? `${node.toString()};` : node.toString(),
    };
  if (node.name === "keyframes") return { kind: "keyframes", name: node.params, text: node.toString() };
  return { kind: "group", head: headOf(node), styles: stylesOf(node as Container<ChildNode>) };
}

const headOf = ({ name, params }: AtRule) => `@${name}${params ? ` ${params}` : ""}`;

const ruleOf = ({ selectors, nodes }: Rule): Style => ({
  kind: "rule",
  selectors: selectors.map((text) => ({ text, classes: classesOf(text) })),
  declarations: (nodes as Declaration[]).map((declaration) => ({
    text: declaration.toString(),
    sets: declaration.prop.startsWith("--") ? declaration.prop : undefined,
    reads: variablesIn(declaration.value),
  })),
});

/** What stands in brackets of `:not()` and its like need not be on the page. */
function classesOf(selector: string): string[] {
  let bare = selector;
  while (/\([^()]*\)/.test(bare)) bare = bare.replaceAll(/\([^()]*\)/g, "");
  return [...bare.matchAll(className)].map(([, name]) => name!.replaceAll("\\", ""));
}

/** Names of the custom properties that a value reads. */
export const variablesIn = (value: string): string[] =>
  [...value.matchAll(variable)].map(([, name]) => name!);
