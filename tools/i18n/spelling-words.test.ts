import { expect, test } from "vitest";

import { partsOf, wordsOf } from "./spelling-words.ts";

test.each([
  ["en", "Weight of {value} g with <0>the cable</0>", ["Weight", "of", "with", "the", "cable"]],
  [
    "uk",
    "{count, plural, one {# комп’ютер} few {# комп’ютери} other {# комп’ютера}}",
    ["комп’ютер", "комп’ютери", "комп’ютера"],
  ],
  ["en", "{kind, select, mail {By mail} other {By {name}}}", ["By", "mail", "By"]],
  ["en", "See [the **wheel**](/product/facet#whl) or `npm run xyz`", ["See", "the", "wheel", "or"]],
  ["en", 'A ![hand](figures/hnd.svg "on a desk") at rest', ["hand", "on", "desk", "at", "rest"]],
  [
    "en",
    "Write to prss@ametrin.example or https://ametrin.example/abot, get setup-v2.exe",
    ["Write", "to", "or", "get"],
  ],
  ["de", "Maus- und Hot-Swap-Sockel, Laut\u00adstärke", ["Maus-", "und", "Hot-Swap-Sockel", "Lautstärke"]],
  ["ca", "La col·lecció", ["La", "col·lecció"]],
  ["el", "ὁδός".normalize("NFD"), ["ὁδός".normalize("NFC")]],
  ["fr", "Une lumière\u202f: oui\u202f!", ["Une", "lumière", "oui"]],
])("in %s the words of %j are %j", (tag, message, words) => {
  expect(wordsOf(message, tag)).toEqual(words);
});

test.each([
  ["Hot-Swap-Sockel", ["Hot", "Swap", "Sockel"]],
  ["90-hodinový", ["hodinový"]],
  ["0-ból", []],
  ["g-ot", []],
  ["USB-n", ["USB"]],
  ["FCT-M01", ["FCT"]],
])("%s requires %j to be known", (compound, parts) => {
  expect(partsOf(compound)).toEqual(parts);
});
