import { isDeepStrictEqual } from "node:util";

import { type Document, isMap, isScalar, isSeq, type Node, parse, parseDocument } from "yaml";

/** Changes only what differs and preserves comments, order, quotes and line breaks of the rest. */
export function mergeYaml(text: string, value: unknown): string {
  const document = parseDocument(text);
  const before = linesOf(document);
  document.contents = merge(document, document.contents, value) as typeof document.contents;
  const after = linesOf(document);
  // The library normalizes spaces and quotes; lines with equal output before and after are restored.
  const own = ownLines(text.split("\n"), before);
  const merged = after.map((line) => own.get(line) ?? line).join("\n");
  const written = after.join("\n");
  return isDeepStrictEqual(parse(merged), parse(written)) ? merged : written;
}

/** Original lines by the library's output, which has each `{…}` and `[…]` on one line of any length. */
function ownLines(lines: readonly string[], written: readonly string[]): ReadonlyMap<string, string> {
  const own = new Map<string, string>();
  let next = 0;
  for (const line of written) {
    const first = next++;
    while (next < lines.length && bare(lines.slice(first, next).join("")).length < bare(line).length) next++;
    const text = lines.slice(first, next).join("\n");
    if (bare(text) !== bare(line)) return new Map();
    own.set(line, text);
  }
  return own;
}

const bare = (text: string) => text.replaceAll(/[\s,"']/g, "");

const linesOf = (document: Document) => document.toString({ lineWidth: 0 }).split("\n");

function merge(document: Document, node: Node | null | undefined, value: unknown): Node {
  if (isScalar(node) && node.value === value) return node;
  if (isMap<{ value?: unknown } | string, Node>(node) && isValues(value)) {
    const keyOf = (key: unknown) => String(isScalar(key) ? key.value : key);
    node.items = node.items.filter(({ key }) => Object.hasOwn(value, keyOf(key)));
    for (const [key, field] of Object.entries(value)) {
      const pair = node.items.find((item) => keyOf(item.key) === key);
      if (pair) pair.value = merge(document, pair.value, field);
      else node.add(document.createPair(key, field) as never);
    }
    return node;
  }
  if (isSeq<Node>(node) && Array.isArray(value)) {
    node.items = value.map((item, index) => merge(document, node.items[index], item));
    return node;
  }
  if (isScalar(node) && typeof value === "string" && typeof node.value === "string") {
    // Block scalars end with a line break in files but not in forms; schemas trim.
    if (node.value.trim() !== value.trim())
      node.value = node.value.endsWith("\n") ? `${value.trimEnd()}\n` : value;
    return node;
  }
  return document.createNode(value) as Node;
}

const isValues = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
