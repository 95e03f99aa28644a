import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test } from "vitest";

import { localeCodes } from "#app/site/markets.ts";

import { type Glossaries, parseGlossary, readGlossaries } from "./glossary.ts";

test("a glossary is read from its sections", () => {
  const content = `# German

| English | German |
| ------- | ------ |
| mouse   | Maus   |

## Same as in English

Name, hot-swap

## Forbidden

| never      | instead      |
| ---------- | ------------ |
| innovativ\\* | was neu ist |

## Allowed

du, dein\\*
`;
  expect(parseGlossary(content)).toEqual({
    same: ["Name", "hot-swap"],
    forbidden: [{ never: "innovativ*", instead: "was neu ist" }],
    allowed: ["du", "dein*"],
  });
});

test.each(localeCodes)("%s has a glossary", (locale) => {
  expect(readGlossaries(locale, "nowhere")).toMatchObject({
    ofInterface: { same: expect.arrayContaining(["Bluetooth"]) },
  });
});

test("a brand adds its words, allows what the software avoids, and changes nothing for the interface", () => {
  const folder = mkdtempSync(join(tmpdir(), "glossary-"));
  mkdirSync(join(folder, "glossary"));
  writeFileSync(join(folder, "glossary/all.md"), "# All\n\n## Same as in English\n\nFyr\n");
  writeFileSync(
    join(folder, "glossary/de.md"),
    "# German\n\n## Allowed\n\ndu\n\n## Forbidden\n\n| never | instead |\n| --- | --- |\n| Birne | Leuchtmittel |\n",
  );
  const { ofInterface, ofContent } = readGlossaries("de", folder) as Glossaries;
  rmSync(folder, { recursive: true });
  const never = ({ forbidden }: Glossaries["ofContent"]) => forbidden.map((term) => term.never);
  expect([ofInterface.same.includes("Fyr"), ofContent.same.includes("Fyr")]).toEqual([false, true]);
  expect([never(ofInterface).includes("du"), never(ofContent).includes("du")]).toEqual([true, false]);
  expect([never(ofInterface).includes("Birne"), never(ofContent).includes("Birne")]).toEqual([false, true]);
});
