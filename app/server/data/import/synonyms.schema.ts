import * as v from "valibot";

import { slug } from "#app/validation/fields.ts";
import { localeCodes } from "#app/site/markets.ts";

import { meaningKinds } from "../../domain/search/meanings.ts";

const word = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));

/** By locale. */
const words = v.record(
  v.picklist(localeCodes),
  v.pipe(v.array(word), v.minLength(1), v.maxLength(30, "expected at most 30 words")),
);

/** `synonyms.yaml`, which a brand may omit: further words for categories, colors and other attributes. */
export const synonymsFile = v.nullish(
  v.strictObject(
    Object.fromEntries(meaningKinds.map((kind) => [kind, v.optional(v.record(slug, words))])) as Record<
      (typeof meaningKinds)[number],
      v.OptionalSchema<v.RecordSchema<typeof slug, typeof words, undefined>, undefined>
    >,
  ),
  {},
);
