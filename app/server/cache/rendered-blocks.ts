/** Caches static blocks cut from rendered pages. The markers are secret: visitor input cannot pass for a block. */
import { randomBytes } from "node:crypto";

import { LRUCache } from "lru-cache";

/** Characters of all blocks and keys. */
const maxSize = 8_000_000;

const overhead = 100;

/** Milliseconds; blocks may depend on the date. */
const freshFor = 10 * 60_000;

export type RenderedBlocks = {
  get: (key: string) => string | undefined;
  marks: (key: string) => readonly [string, string];
  take: (html: string, isShared: boolean) => string;
};

export function createRenderedBlocks(): RenderedBlocks {
  const secret = randomBytes(16).toString("hex");
  const [begin, separator, end] = [1, 2, 3].map((part) => `${secret}-${part}`) as [string, string, string];
  // Keys contain the path, which may hold any character.
  const marked = new RegExp(`${begin}([^]*?)${separator}([^]*?)${end}`, "g");
  const blocks = new LRUCache<string, string>({
    maxSize,
    ttl: freshFor,
    sizeCalculation: (block, key) => key.length + block.length + overhead,
  });
  return {
    get: (key) => blocks.get(key),
    marks: (key) => [begin + key + separator, end],
    take: (html, isShared) => {
      if (!html.includes(begin)) return html;
      return html.replaceAll(marked, (_all, key: string, block: string) => {
        if (isShared) blocks.set(copyOf(key), copyOf(block));
        return block;
      });
    },
  };
}

/** A substring would retain the whole page in memory. */
const copyOf = (part: string) => Buffer.from(part).toString();
