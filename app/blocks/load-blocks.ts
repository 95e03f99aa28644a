import { type ComponentType, lazy } from "react";

import type { Area } from "#app/i18n/areas.ts";

import { type BlockProps, blockRegistry } from "./registry.ts";
import type { BlockKind } from "./schema.ts";

type AnyBlock = ComponentType<BlockProps<BlockKind>>;

const kinds = Object.keys(blockRegistry) as BlockKind[];

/** The components whose code is there. */
export const loadedBlocks: Partial<Record<string, AnyBlock>> = {};

/** Those of all kinds, which wait for their code. */
export const waitingBlocks: Partial<Record<string, AnyBlock>> = Object.fromEntries(
  kinds.map((kind) => [kind, lazy(async () => ({ default: await load(kind) }))]),
);

async function load(kind: BlockKind): Promise<AnyBlock> {
  const component = (await blockRegistry[kind].load()) as AnyBlock;
  loadedBlocks[kind] = component;
  return component;
}

/** What is on its way. */
let loading: Promise<unknown> = Promise.resolve();

/**
 * Loads the code of a page's blocks before the page is drawn, so that no part of it comes later than the rest.
 * @param named also holds what is no kind, which is passed over
 */
export async function loadBlocks(named: readonly string[]): Promise<void> {
  const code = Promise.all(kinds.filter((kind) => named.includes(kind) && !loadedBlocks[kind]).map(load));
  loading = Promise.allSettled([loading, code]);
  await code;
}

/** Loads the code of the blocks of the server's page that are hydrated. */
export const loadInteractiveBlocks = (page: ParentNode): Promise<void> =>
  loadBlocks(
    [...page.querySelectorAll<HTMLElement>("[data-block]")]
      .map(({ dataset }) => dataset.block!)
      .filter((kind) => blockRegistry[kind as BlockKind]?.hydration === "interactive"),
  );

/** Waits for what is on its way: a visitor may come back to a page before the code of its blocks has come. */
export const blocksOnTheirWay = () => loading;

/** Message catalogs that the kinds show besides `content`. */
export const areasOfBlocks = (named: readonly string[]): Area[] => [
  ...new Set(kinds.filter((kind) => named.includes(kind)).flatMap((kind) => blockRegistry[kind].areas ?? [])),
];

// The server draws whole pages at once and has every kind at hand.
if (import.meta.env.SSR) await loadBlocks(kinds);
