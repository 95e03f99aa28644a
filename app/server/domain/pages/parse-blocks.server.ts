import * as v from "valibot";

import type { InvalidBlock } from "#app/blocks/block-view.ts";
import { blockSchema, type StoredBlock } from "#app/blocks/schema.ts";

export function parseBlocks(stored: readonly unknown[]): { blocks: StoredBlock[]; invalid: InvalidBlock[] } {
  const blocks: StoredBlock[] = [];
  const invalid: InvalidBlock[] = [];
  stored.forEach((value, index) => {
    const result = v.safeParse(blockSchema, value);
    if (result.success) blocks.push(result.output);
    else invalid.push({ kind: "invalid", index, problem: describe(result.issues[0]) });
  });
  return { blocks, invalid };
}

const describe = (issue: v.BaseIssue<unknown>) => `${v.getDotPath(issue) ?? "block"}: ${issue.message}`;
