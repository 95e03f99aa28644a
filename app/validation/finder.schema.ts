/** The finder of a category: questions whose answers are conditions of attributes. */
import * as v from "valibot";

import { reference, slug, text } from "./fields.ts";

/** All conditions must be met. Of quantities, ranges and dimensions any value may meet them, or only that of `part`. */
const condition = v.strictObject({
  attribute: reference("specification"),
  /** Index of a dimension or of a range, from 0. */
  part: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2))),
  any: v.optional(v.pipe(v.array(slug), v.minLength(1), v.maxLength(12))),
  atLeast: v.optional(v.pipe(v.number(), v.finite())),
  atMost: v.optional(v.pipe(v.number(), v.finite())),
  is: v.optional(v.boolean()),
});
export type FinderCondition = v.InferOutput<typeof condition>;

const answer = v.strictObject({
  /** Unique within the finder, because URLs contain it. */
  key: slug,
  label: text(60),
  /** Why a matching product fits. */
  reason: text(120),
  conditions: v.pipe(v.array(condition), v.minLength(1), v.maxLength(4)),
});

export const finder = v.strictObject({
  title: text(60),
  text: text(320),
  questions: v.pipe(
    v.array(
      v.strictObject({
        question: text(80),
        hint: v.optional(text(160)),
        /** Products that match no selected answer are not suggested. */
        required: v.optional(v.boolean(), false),
        answers: v.pipe(v.array(answer), v.minLength(2), v.maxLength(6)),
      }),
    ),
    v.minLength(1),
    v.maxLength(8),
  ),
});
export type Finder = v.InferOutput<typeof finder>;
