/** The finder of a category: questions whose answers are conditions of attributes. */
import * as v from "valibot";

import { reference, slug, text } from "./fields.ts";

/** All of what it says must be so. Of quantities, ranges and dimensions any value, or that of the part. */
const condition = v.strictObject({
  attribute: reference("specification"),
  /** Index of a dimension or of a range, from 0. */
  part: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2))),
  /** Terms of the vocabulary. */
  any: v.optional(v.pipe(v.array(slug), v.minLength(1), v.maxLength(12))),
  atLeast: v.optional(v.pipe(v.number(), v.finite())),
  atMost: v.optional(v.pipe(v.number(), v.finite())),
  is: v.optional(v.boolean()),
});
export type FinderCondition = v.InferOutput<typeof condition>;

const answer = v.strictObject({
  /** Unique within the finder, because addresses have it. */
  key: slug,
  label: text(60),
  /** Why a product that meets the conditions fits. */
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
        /** Products that fit none of the chosen answers are not suggested. */
        required: v.optional(v.boolean(), false),
        answers: v.pipe(v.array(answer), v.minLength(2), v.maxLength(6)),
      }),
    ),
    v.minLength(1),
    v.maxLength(8),
  ),
});
export type Finder = v.InferOutput<typeof finder>;
