import { type ComponentType, lazy } from "react";

import type { Area } from "#app/i18n/areas.ts";

import { type BlockProps, blockRegistry } from "./registry.ts";
import type { BlockKind } from "./schema.ts";

type AnyBlock = ComponentType<BlockProps<BlockKind>>;

const kinds = Object.keys(blockRegistry) as BlockKind[];

export const loadedBlocks: Partial<Record<string, AnyBlock>> = {};

export const lazyBlocks: Partial<Record<string, AnyBlock>> = Object.fromEntries(
  kinds.map((kind) => [kind, lazy(async () => ({ default: await load(kind) }))]),
);

async function load(kind: BlockKind): Promise<AnyBlock> {
  const component = (await blockRegistry[kind].load()) as AnyBlock;
  loadedBlocks[kind] = component;
  return component;
}

let loading: Promise<unknown> = Promise.resolve();

/** Loads code before rendering, so that the page appears at once. @param named kinds; unknown values are ignored */
export async function loadBlocks(named: readonly string[]): Promise<void> {
  const code = Promise.all(kinds.filter((kind) => named.includes(kind) && !loadedBlocks[kind]).map(load));
  loading = Promise.allSettled([loading, code]);
  await code;
}

export const loadInteractiveBlocks = (page: ParentNode): Promise<void> =>
  loadBlocks(
    [...page.querySelectorAll<HTMLElement>("[data-block]")]
      .map(({ dataset }) => dataset.block!)
      .filter((kind) => blockRegistry[kind as BlockKind]?.hydration === "interactive"),
  );

export const blocksOnTheirWay = () => loading;

export const areasOfBlocks = (named: readonly string[]): Area[] => [
  ...new Set(kinds.filter((kind) => named.includes(kind)).flatMap((kind) => blockRegistry[kind].areas ?? [])),
];

// The server renders without suspending, so it loads all kinds.
if (import.meta.env.SSR) await loadBlocks(kinds);
