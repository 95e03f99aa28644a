import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { LocaleCode } from "#app/site/markets.ts";

import { createTestDatabase, databaseAvailable } from "../support/database.ts";
import { openSearchableSite, plain, type SearchableSite } from "../support/search.ts";

describe.skipIf(!databaseAvailable)("search in every language", () => {
  let site: SearchableSite;
  beforeAll(async () => {
    site = await openSearchableSite(await createTestDatabase());
  });
  afterAll(() => site.close());

  test.each<[LocaleCode, string, string[]]>([
    ["en", "Wireless mice", ["mouse wireless", "WIRELESS MOUSE", "the wireless mice"]],
    ["de", "Kabellose Mäuse", ["kabellose Maus", "Maeuse", "mause", "kabelloses"]],
    ["ru", "Чёрная беспроводная мышь", ["беспроводные мыши", "черная мышь", "мышью"]],
    ["el", "Ασύρματο πληκτρολόγιο", ["ασύρματα πληκτρολόγια", "ΠΛΗΚΤΡΟΛΟΓΙΟ", "πληκτρολογιου"]],
    ["es", "Teclado inalámbrico", ["teclados inalambricos", "TECLADO"]],
    ["ro", "Tastatură fără fir", ["tastaturi", "tastatura fara fir", "tastaturile"]],
    ["hu", "Vezeték nélküli egér", ["egerek", "eger", "egérnek"]],
    ["rs", "Bežični miš", ["bezicni mis", "бежични миш", "bežična"]],
    ["uk", "Бездротова миша", ["бездротові миші", "мишею", "бездротових мишей"]],
    ["bg", "Безжична мишка", ["безжичната мишка", "мишки", "мишките"]],
    ["cs", "Bezdrátová myš", ["bezdrátové myši", "bezdratovych", "myši"]],
    ["sk", "Bezdrôtová klávesnica", ["bezdrotove klavesnice", "klávesníc"]],
    ["pl", "Słuchawki bezprzewodowe", ["bezprzewodowych słuchawkach", "sluchawki"]],
    ["lv", "Bezvadu tastatūra", ["tastatūras", "tastaturai bezvadu"]],
    ["kz", "Сымсыз пернетақта", ["пернетақталар", "пернетакта", "пернетақтаның"]],
  ])("%s finds %j by its other forms", async (code, title, queries) => {
    await site.write(code, [{ title }, { title: "Zzyzx" }]);
    for (const query of queries) {
      const { items, corrected } = await site.search(code, query);
      expect({ query, found: items.map((item) => plain(item.title)), corrected }).toEqual({
        query,
        found: [title],
        corrected: undefined,
      });
    }
  });

  test.each<[LocaleCode, string, string, string]>([
    ["en", "Mechanical keyboards", "mechanicl keybaords", "mechanical keyboards"],
    ["de", "Mechanische Tastatur", "tastaur", "tastatur"],
    ["uk", "Механічна клавіатура", "клавіатруа", "клавіатура"],
    ["el", "Μηχανικό πληκτρολόγιο", "πληκτρλόγιο", "πληκτρολόγιο"],
    ["rs", "Mehanička tastatura", "тастатрура", "tastatura"],
    ["kz", "Механикалық пернетақта", "пернетакат", "пернетақта"],
  ])("in %s %j is found by the misspelt %j", async (code, title, query, corrected) => {
    await site.write(code, [{ title }]);
    const view = await site.search(code, query);
    expect([view.items.map((item) => plain(item.title)), view.corrected]).toEqual([[title], corrected]);
    expect((await site.search(code, query, { verbatim: "1" })).total).toBe(0);
  });

  test("a query that is typed with the keyboard layout of another alphabet is corrected", async () => {
    await site.write("uk", [{ title: "Бездротова миша" }, { title: "Facet" }]);
    expect((await site.search("uk", "vbif")).corrected).toBe("миша");
    expect((await site.search("uk", "афсуе")).items.map(({ title }) => plain(title))).toEqual(["Facet"]);
  });
});
