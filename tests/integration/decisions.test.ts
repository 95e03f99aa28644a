import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { DatabaseHandle } from "#app/server/data/database/client.server.ts";
import { readComparison } from "#app/server/domain/catalog/comparison.server.ts";
import { listFinders, readFinder } from "#app/server/domain/catalog/finder.server.ts";
import type { Site } from "#app/site/site.ts";

import { createContentDatabase, databaseAvailable, type TestDatabase } from "../support/database.ts";

const site = { code: "de", locale: "de", languageTag: "de", currency: "EUR", priceList: "EUR" } as Site;

describe.skipIf(!databaseAvailable)("decisions", () => {
  let database: TestDatabase;
  let handle: DatabaseHandle;
  beforeAll(async () => {
    database = await createContentDatabase();
    handle = await database.open();
  });
  afterAll(async () => {
    await handle.close();
    await database.remove();
  });
  const scope = () => ({ site, runtime: { database: handle }, shows: new Set<string>() }) as never;
  const find = async (category: string, ...answer: string[]) =>
    (await readFinder(scope(), category, { answer }))!.suggestions;
  const slugsOf = (suggestions: Awaited<ReturnType<typeof find>>) =>
    suggestions.map(({ product }) => product.slug);

  test("a comparison has the products in the chosen order and counts the unknown ones", async () => {
    const { products, missing, groups } = await readComparison(scope(), ["prism", "nothing", "facet"]);
    expect([products.map(({ slug }) => slug), missing]).toEqual([["prism", "facet"], 1]);
    const rows = groups.flatMap((group) => group.rows);
    const row = (label: string) => rows.find((candidate) => candidate.label === label);
    expect(row("Gewicht")).toEqual({ label: "Gewicht", values: ["96\u00a0g", "52\u00a0g"], differs: true });
    expect(row("Abfragerate")?.differs).toBe(false);
    expect(rows.every(({ values }) => values.length === 2)).toBe(true);
  });

  test("an attribute that one product lacks is a difference", async () => {
    const { groups } = await readComparison(scope(), ["resonance", "resonance-wireless"]);
    const missing = groups.flatMap(({ rows }) => rows).filter(({ values }) => values.includes(undefined));
    expect(missing.length).toBeGreaterThan(2);
    expect(missing.every(({ differs }) => differs)).toBe(true);
  });

  test("a comparison offers products of the same categories, and all without any", async () => {
    const ofMice = (await readComparison(scope(), ["facet"])).choices.map(({ slug }) => slug);
    expect(ofMice.toSorted()).toEqual(["facet-mini", "prism", "shard"]);
    expect((await readComparison(scope(), [])).choices).toHaveLength(22);
  });

  test("a finder ranks by the number of questions that a product meets", async () => {
    const suggestions = await find("mice", "small", "claw", "games");
    expect(slugsOf(suggestions)[0]).toBe("facet-mini");
    expect(suggestions.map(({ unmet }) => unmet.length)).toEqual(
      suggestions.map(({ unmet }) => unmet.length).toSorted((a, b) => a - b),
    );
    expect(suggestions).toHaveLength(4);
    expect(slugsOf(suggestions).at(-1)).toBe("prism");
  });

  test("several answers to a question are alternatives", async () => {
    const suggestions = await find("keyboards", "tactile", "flat");
    const fitting = suggestions.filter(({ unmet }) => unmet.length === 0);
    expect(slugsOf(fitting).toSorted()).toEqual(["geode", "lattice-100", "lattice-tkl"]);
  });

  test("a required question hides what does not fit", async () => {
    expect(slugsOf(await find("headsets", "plug"))).toEqual(["resonance"]);
    expect(slugsOf(await find("mice", "bluetooth"))).toEqual(["prism"]);
  });

  test("reasons are in the language of the site, with the values that show them", async () => {
    const [first] = await find("mice", "small");
    expect(first!.reasons).toEqual([
      {
        text: "Kurz genug für eine kleine Hand",
        facts: [{ label: "Abmessungen", value: "108 × 56 × 33\u00a0mm" }],
      },
    ]);
  });

  test("unknown answers and categories without a finder change nothing", async () => {
    expect(slugsOf(await find("mice", "nobody", "asked"))).toEqual(slugsOf(await find("mice")));
    expect(await readFinder(scope(), "mousepads", {})).toBeUndefined();
    expect((await listFinders(scope())).map(({ slug }) => slug)).toEqual(["mice", "keyboards", "headsets"]);
  });
});
