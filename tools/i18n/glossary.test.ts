import { expect, test } from "vitest";

import { localeCodes } from "#app/site/markets.ts";

import { parseGlossary, readGlossary } from "./glossary.ts";

test("a glossary is read from its two sections", () => {
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
`;
  expect(parseGlossary(content)).toEqual({
    same: ["Name", "hot-swap"],
    forbidden: [{ never: "innovativ*", instead: "was neu ist" }],
  });
});

test.each(localeCodes)("%s has a glossary", (locale) => {
  expect(readGlossary(locale)).toMatchObject({ same: expect.arrayContaining(["Bluetooth"]) });
});
