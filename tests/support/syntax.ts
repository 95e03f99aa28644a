/** Searches source files by syntax. */
import { parseSync } from "vite";

import { sourceOf } from "./import-graph.ts";

export type SyntaxNode = { type: string; [field: string]: unknown };

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === "object" && value !== null && typeof (value as SyntaxNode).type === "string";

/** Calls `visit` with every node of a file and its ancestors, the nearest last. */
export function walkFile(file: string, visit: (node: SyntaxNode, around: readonly SyntaxNode[]) => void) {
  const { program, errors } = parseSync(file, sourceOf(file));
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  const walk = (node: SyntaxNode, around: readonly SyntaxNode[]) => {
    visit(node, around);
    const inner = [...around, node];
    for (const value of Object.values(node))
      for (const child of [value].flat()) if (isNode(child)) walk(child, inner);
  };
  walk(program as unknown as SyntaxNode, []);
}
