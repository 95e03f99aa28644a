/**
 * All memory of a long-lived process must be bounded, whatever clients request. The collections are found in the
 * sources; each states its bound here.
 */
import { expect, test } from "vitest";

import { files } from "#tests/support/import-graph.ts";
import { type SyntaxNode, walkFile } from "#tests/support/syntax.ts";

const collections = new Set(["Map", "Set", "LRUCache"]);
const functions = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"]);

const nameOf = (node: unknown): string | undefined => (node as { name?: string } | undefined)?.name;

/** A function that returns functions or objects which outlive the call. */
const isFactory = (node: SyntaxNode, around: readonly SyntaxNode[]) => {
  const declared = node["id"] ?? around.findLast(({ type }) => type === "VariableDeclarator")?.["id"];
  return /^(?:create|open|remembered)/.test(nameOf(declared) ?? "");
};

/** Empty collections of modules and factories, which fill up later, as `file: variable`. */
function collectionsOf(file: string): string[] {
  const found: string[] = [];
  walkFile(file, (node, around) => {
    if (node.type !== "NewExpression" || !collections.has(nameOf(node["callee"]) ?? "")) return;
    if (nameOf(node["callee"]) !== "LRUCache" && (node["arguments"] as unknown[]).length > 0) return;
    const at = around.findLastIndex(({ type }) => functions.has(type));
    const lives = at < 0 || isFactory(around[at]!, around.slice(0, at));
    const holder = around.findLast(({ type }) => type === "VariableDeclarator" || type === "Property");
    if (lives) found.push(`${file}: ${nameOf(holder?.["id"] ?? holder?.["key"]) ?? "?"}`);
  });
  return found;
}

/** Code of commands and browsers, which do not run for long. */
const ends = /^app\/(?:server\/data\/(?:bulk|import)|features\/stores\/map|browser)\//;

const found = files.filter((file) => !ends.test(file)).flatMap(collectionsOf);

/** By collection: its maximum size. */
const bounds: Record<string, string> = {
  "app/server/documents/printed-catalog/catalog-store.server.ts: failed": "100 errors",
  "app/server/documents/printed-catalog/picture-shelf.server.ts: pictures": "48 MB of pictures",
  "app/server/cache/content-memory.server.ts: known": "500 entries",
  "app/server/limits/open-posts.ts: counts": "the posts that may be open in total",
  "app/server/limits/rate-limit.server.ts: limits": "the named limits of the code",
  "app/server/limits/rate-limit.server.ts: visitors": "20,000 visitors a limit, keys of 64 characters",
  "app/server/limits/render-queue.ts: background": "two revalidations and one page that is drawn ahead",
  "app/server/limits/render-queue.ts: visitors": "48 visitors, and what waits in the background",
  "app/server/ops/metrics-text.ts: series": "4,000 series",
  "app/server/cache/encodings.ts: chosen": "100 headers of 500 characters",
  "app/server/cache/page-cache.ts: pages": "PAGE_CACHE_MB with their keys",
  "app/server/cache/page-cache.ts: revalidating": "the keys of `pages`",
  "app/server/http/request-scope.server.ts: shows": "the products and lists of one page",
  "app/server/cache/page-cache.ts: plain": "50 texts",
  "app/server/cache/page-styles.server.ts: known": "50 parts of 60 KB",
  "app/server/cache/page-styles.server.ts: sheets": "the style sheets of the build",
  "app/server/domain/search/highlight.ts: known": "the words of one page of results, which ends",
  "app/server/documents/print/print-fonts.server.ts: known": "the fonts of one document, which ends",
  "app/server/documents/print/print-fonts.server.ts: registered": "the fonts of one document, which ends",
  "app/server/documents/share-pictures/draw-share-picture.server.tsx: stacks": "two stacks of fonts, 2 MB",
  "app/server/documents/share-pictures/serve-share-picture.server.ts: files": "16 MB of pictures",
  "app/server/domain/search/text-vectors.ts: words": "the words of one text, while it is indexed",
  "app/server/domain/insights/batch.ts: missed": "1,000 texts of 200 characters",
  "app/server/domain/insights/batch.ts: timings": "1,000 rows of ten numbers",
  "app/server/domain/sites/redirect-rules.ts: addresses":
    "20,000 redirects of the content, 10,000 of renamed entries",
  "app/server/domain/sites/redirect-rules.ts: rules": "the same",
  "app/server/outbound/upstream/swr-cache.ts: answers":
    "two questions a site, and one for each award with a stored invitation",
  "app/server/outbound/upstream/swr-cache.ts: missed": "the questions of `answers`",
  "app/server/outbound/platform/platform-client.server.ts: droppedFrom": "20 names for each cached question",
  "app/server/outbound/platform/platform-client.server.ts: listeners": "one: the runtime",
  "app/server/limits/work-queue.ts: flights": "the queue's limits; for revalidations the cached pages",
  "app/site/fonts.ts: cache": "one entry a site",
  "app/site/format.ts: made": "the formats of the code, for each language",
  "app/ui/figures.ts: formats": "one entry a language",
};

test("every collection of the process states its bound", () => {
  expect(found.filter((name) => bounds[name] === undefined)).toEqual([]);
});
