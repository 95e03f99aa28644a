import { describe, expect, test } from "vitest";

import { blockRegistry } from "#app/blocks/registry.ts";
import { closureOf, sourceOf } from "#tests/support/import-graph.ts";

const kinds = Object.entries(blockRegistry).map(([kind, { hydration }]) => ({ kind, hydration }));

/** Event handlers (except those passed on), state and effects require hydration. */
const needsHydration =
  /\bon([A-Z]\w+)=\{(?!on\1\})|\buse(?:State|Effect|LayoutEffect|Reducer|SyncExternalStore|Hydrated)\(/;

describe.each(kinds)("$kind", ({ kind, hydration }) => {
  test(`is ${hydration}, as its code is`, () => {
    const living = [...closureOf(`app/blocks/${kind}/${kind}.tsx`)].filter((file) =>
      needsHydration.test(sourceOf(file)),
    );
    expect({ living, hydration: living.length > 0 ? "interactive" : "static" }).toEqual({
      living,
      hydration,
    });
  });
});
