import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { LocaleCode } from "#app/site/markets.ts";

import { createTestDatabase, databaseAvailable } from "../support/database.ts";
import { marked, openSearchableSite, plain, type SearchableSite } from "../support/search.ts";

describe.skipIf(!databaseAvailable)("suggestions", () => {
  let site: SearchableSite;
  beforeAll(async () => {
    site = await openSearchableSite(await createTestDatabase());
  });
  afterAll(() => site.close());

  const write: SearchableSite["write"] = (...documents) => site.write(...documents);
  const suggested = async (code: LocaleCode, typed: string) =>
    (await site.suggest(code, typed)).items.map(({ title }) => plain(title));

  test("begin with the typed text, titles first", async () => {
    await write("lv", [
      { title: "Cable", body: ["for every keyboard"] },
      { title: "Mechanical keyboard" },
      { title: "Keyboard" },
      { title: "Keyboards", kind: "category" },
    ]);
    expect(await suggested("lv", "keyb")).toEqual(["Keyboards", "Keyboard", "Mechanical keyboard", "Cable"]);
    expect(await suggested("lv", "mechanical k")).toEqual(["Mechanical keyboard"]);
  });

  test("include item numbers that begin with the typed text", async () => {
    await write("lv", [
      { title: "Basalt", code: "AMT-P-BSL-01" },
      { title: "Basalt L", code: "AMT-P-BSL-02" },
    ]);
    for (const typed of ["AMT-P-BSL-02", "amtpbsl02", "amt-p-bsl-02"]) {
      expect((await suggested("lv", typed))[0]).toBe("Basalt L");
    }
    expect(await suggested("lv", "AMT-P-B")).toHaveLength(2);
    expect(await suggested("lv", "amtpb")).toHaveLength(2);
  });

  test("correct a misspelt word when nothing begins with it", async () => {
    await write("lv", [{ title: "Mechanical keyboard" }]);
    const { items, corrected } = await site.suggest("lv", "keybaord");
    expect([corrected, items.map(({ title }) => marked(title))]).toEqual([
      "keyboard",
      ["Mechanical [keyboard]"],
    ]);
  });

  test("require two characters, and are at most eight", async () => {
    await write(
      "lv",
      Array.from({ length: 12 }, (_, index) => ({ title: `Basalt ${index}` })),
    );
    expect(await suggested("lv", "b")).toEqual([]);
    expect(await suggested("lv", "ba")).toHaveLength(8);
  });
});
