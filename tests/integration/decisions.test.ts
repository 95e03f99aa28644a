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
    const { products, missing, groups } = await readComparison(scope(), ["arc", "nothing", "beam"]);
    expect([products.map(({ slug }) => slug), missing]).toEqual([["arc", "beam"], 1]);
    const rows = groups.flatMap((group) => group.rows);
    const row = (label: string) => rows.find((candidate) => candidate.label === label);
    expect(row("Gewicht")).toEqual({
      label: "Gewicht",
      values: ["5.200\u00a0g", "480\u00a0g"],
      differs: true,
    });
    expect(row("Material")?.differs).toBe(false);
    expect(rows.every(({ values }) => values.length === 2)).toBe(true);
  });

  test("an attribute that one product lacks is a difference", async () => {
    const { groups } = await readComparison(scope(), ["arc", "rest"]);
    const missing = groups.flatMap(({ rows }) => rows).filter(({ values }) => values.includes(undefined));
    expect(missing.length).toBeGreaterThan(2);
    expect(missing.every(({ differs }) => differs)).toBe(true);
  });

  test("a comparison offers products of the same categories, and an empty comparison offers all products", async () => {
    const ofChairs = (await readComparison(scope(), ["rest"])).choices.map(({ slug }) => slug);
    expect(ofChairs.toSorted()).toEqual(["fold", "stool"]);
    expect((await readComparison(scope(), [])).choices).toHaveLength(8);
  });

  test("a finder ranks by the number of questions that a product meets", async () => {
    const suggestions = await find("lamps", "floor", "much");
    expect(slugsOf(suggestions)[0]).toBe("arc");
    expect(suggestions.map(({ unmet }) => unmet.length)).toEqual(
      suggestions.map(({ unmet }) => unmet.length).toSorted((a, b) => a - b),
    );
    expect(suggestions).toHaveLength(3);
    expect(slugsOf(suggestions).at(-1)).toBe("beam");
  });

  test("several answers to a question are alternatives", async () => {
    const suggestions = await find("lamps", "desk", "floor");
    const fitting = suggestions.filter(({ unmet }) => unmet.length === 0);
    expect(slugsOf(fitting).toSorted()).toEqual(["arc", "beam"]);
  });

  test("a required question hides products that do not match", async () => {
    expect(slugsOf(await find("chairs", "folded"))).toEqual(["fold"]);
    expect(slugsOf(await find("chairs", "standing", "soft"))).toEqual(["rest", "stool"]);
  });

  test("reasons are in the language of the site, with the matching values", async () => {
    const [first] = await find("lamps", "desk");
    expect(first!.reasons).toEqual([
      {
        text: "Für Schreibtische gemacht",
        facts: [{ label: "Standort", value: "Schreibtisch" }],
      },
    ]);
  });

  test("unknown answers and categories without a finder change nothing", async () => {
    expect(slugsOf(await find("lamps", "nobody", "asked"))).toEqual(slugsOf(await find("lamps")));
    expect(await readFinder(scope(), "tables", {})).toBeUndefined();
    expect((await listFinders(scope())).map(({ slug }) => slug)).toEqual(["lamps", "chairs"]);
  });
});
