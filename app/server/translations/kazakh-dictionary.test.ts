import { afterAll, expect, test } from "vitest";

import { openDictionary } from "./dictionary.server.ts";

const dictionary = (await openDictionary("kz"))!;
afterAll(() => dictionary.close());

test.each([
  ["one ending after another", "құрылғыларымыздан", "кабельдерінің", "үстелдегіден", "жастықшаларындағыдан"],
  ["a letter that turns before a vowel", "орталығын", "қабын", "өзегі", "шығады", "тауып"],
  ["a letter that is lost", "орны", "аузы", "таныды", "таниды", "кабелі", "металдан"],
  ["я and ю, two sounds in one letter", "қоятын", "қояды", "жоюға", "сериясын"],
  ["verbs", "өшірілмейді", "жібермегенде", "көрсетіңіз", "алмасақ", "істейтінімізді", "келгендіктен"],
  ["foreign words of either harmony", "банкке", "банктың", "секундта", "типі", "пунктінен"],
  ["capitals", "Құрылғыны", "ҚҰРЫЛҒЫНЫ"],
])("%s: %s, %s …", (_, ...words) => {
  expect(words.filter((word) => !dictionary.knows(word))).toEqual([]);
});

test.each([
  ["vowels of the other kind", "құрылғылер", "кабельдар", "үстелдағы", "көрсетыңіз", "дүкенда"],
  ["a first letter that does not fit", "құрылғытар", "кабелтер", "дүкенлер", "сымнің", "қорапмен"],
  ["a letter that should have turned", "орталықын", "өзекі", "шықады"],
  ["another letter", "куралды", "кабілет", "үстелдын", "жибереді", "сондыктан"],
  ["a letter too many", "үстеллер", "құрылғыларымы", "жіберрілді", "дүкенннен"],
])("not known for %s: %s, %s …", (_, ...words) => {
  expect(words.filter((word) => dictionary.knows(word))).toEqual([]);
});

test("the words that a word may be a form of are told, for names and lists", () => {
  expect(dictionary.basesOf!("пернетақталарымыздың")).toContain("пернетақта");
  expect(dictionary.basesOf!("Прагадағы")).toContain("Прага");
  expect(dictionary.basesOf!("жүгірген")).toContain("жүгіру");
  expect(dictionary.basesOf!("пернетақтелер")).not.toContain("пернетақта");
});
