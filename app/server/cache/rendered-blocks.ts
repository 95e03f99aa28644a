/**
 * The HTML of static blocks, which is the same until there is other content: it is drawn with the first page and taken
 * from there for the next ones. A block that is drawn stands between two marks that nobody outside can know: a page may
 * hold a visitor's words, and those must not pass for a block that others get to see.
 */
import { randomBytes } from "node:crypto";

import { LRUCache } from "lru-cache";

/** Characters of all blocks and their keys together. */
const maxSize = 8_000_000;

/** Characters that an entry takes besides, roughly. */
const overhead = 100;

/** Milliseconds after which a block is rendered again: what it shows may depend on the date. */
const freshFor = 10 * 60_000;

export type RenderedBlocks = {
  /** @returns nothing for a block that was not drawn yet */
  get: (key: string) => string | undefined;
  /** What stands before and after a block that is being drawn. */
  marks: (key: string) => readonly [string, string];
  /** @returns the page without marks */
  take: (html: string, keep: boolean) => string;
};

export function createRenderedBlocks(): RenderedBlocks {
  const secret = randomBytes(16).toString("hex");
  const [begin, separator, end] = [1, 2, 3].map((part) => `${secret}-${part}`) as [string, string, string];
  // A key holds the path, and that may be anything.
  const marked = new RegExp(`${begin}([^]*?)${separator}([^]*?)${end}`, "g");
  const blocks = new LRUCache<string, string>({
    maxSize,
    ttl: freshFor,
    sizeCalculation: (block, key) => key.length + block.length + overhead,
  });
  return {
    get: (key) => blocks.get(key),
    marks: (key) => [begin + key + separator, end],
    take: (html, keep) => {
      if (!html.includes(begin)) return html;
      return html.replaceAll(marked, (_all, key: string, block: string) => {
        if (keep) blocks.set(copyOf(key), copyOf(block));
        return block;
      });
    },
  };
}

/** A part of a page that is kept as it is would keep the whole page in memory. */
const copyOf = (part: string) => Buffer.from(part).toString();
