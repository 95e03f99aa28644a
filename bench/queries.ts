import type { Content } from "#app/server/data/import/localize-content.ts";
import { wordsOf } from "#app/server/domain/search/fold.ts";
import type { LocaleCode } from "#app/site/markets.ts";

import { oneOf, type Random } from "./random.ts";

export type Queries = {
  /** One or two words, a model number, or a misspelled word. */
  full: (random: Random) => string;
  /** A prefix of at least two letters. */
  typed: (random: Random) => string;
};

export function queriesOf({ catalogs, products }: Content, locale: LocaleCode): Queries {
  const texts = (catalogs.get(locale)?.entries ?? []).map(({ translation, source }) => translation || source);
  const words = [...new Set(texts.flatMap(wordsOf))].filter((word) => /^\p{L}{4,}$/u.test(word));
  const names = products.map(({ value }) => value.name);
  const word = (random: Random) => oneOf(words, random);
  const model = (random: Random) => `${oneOf(names, random)} ${1 + Math.floor(random() * 1_000)}`;
  const misspelt = (random: Random) => {
    const right = word(random);
    const at = 1 + Math.floor(random() * (right.length - 2));
    return right.slice(0, at) + right.slice(at + 1);
  };
  const full = (random: Random) => {
    const kinds = [word, (next: Random) => `${word(next)} ${word(next)}`, model, misspelt];
    return oneOf(kinds, random)(random);
  };
  const typed = (random: Random) => {
    const query = oneOf([word, model], random)(random);
    return query.slice(0, 2 + Math.floor(random() * (query.length - 1)));
  };
  return { full, typed };
}
