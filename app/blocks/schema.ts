import * as v from "valibot";

import { definitions } from "./definitions.gen.ts";

export type BlockKind = keyof typeof definitions;

export type StoredBlock<K extends BlockKind = BlockKind> = {
  [Kind in K]: v.InferOutput<(typeof definitions)[Kind]["schema"]>;
}[K];

export const blockSchema = v.variant(
  "kind",
  Object.values(definitions).map(({ schema }) => schema),
);
