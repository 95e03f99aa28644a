import { describe, expect, test } from "vitest";

import { blockRegistry } from "#app/blocks/registry.ts";
import { type Area, catalogSources } from "#app/i18n/areas.ts";
import { closureOf, sourceOf } from "#tests/support/import-graph.ts";

const kinds = Object.entries(blockRegistry).map(([kind, { areas = [] }]) => ({ kind, areas }));

/** Areas of every page with blocks. */
const always: Area[] = ["common", "content"];

/** Matches code with texts of its own, which use Lingui's macros. */
const usesMacros = /from "@lingui\/(?:core|react)\/macro"/;

const areaOf = (file: string) =>
  (Object.keys(catalogSources) as Area[]).find((area) =>
    catalogSources[area].some((folder) => file.startsWith(`${folder}/`)),
  );

describe.each(kinds)("$kind", ({ kind, areas }) => {
  test("names the message catalogs that its code shows", () => {
    const shown = [...closureOf(`app/blocks/${kind}/${kind}.tsx`)]
      .filter((file) => usesMacros.test(sourceOf(file)))
      .flatMap((file) => areaOf(file) ?? [])
      .filter((area) => !always.includes(area));
    expect(areas.toSorted()).toEqual([...new Set(shown)].toSorted());
  });
});
