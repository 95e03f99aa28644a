import * as v from "valibot";

import { definitions as brandDefinitions } from "./brand.gen/definitions.gen.ts";
import { definitions as ownDefinitions } from "./definitions.gen.ts";

/** Kinds of the software and of the brand. */
export const definitions = { ...ownDefinitions, ...brandDefinitions };

export type BlockKind = keyof typeof definitions;

export type StoredBlock<K extends BlockKind = BlockKind> = {
  [Kind in K]: v.InferOutput<(typeof definitions)[Kind]["schema"]>;
}[K];

export const blockSchema = v.variant(
  "kind",
  Object.values(definitions).map(({ schema }) => schema),
);
