/** Fields of the forms. The message of each check is the name of the rule that failed. */
import * as v from "valibot";

/** @param max characters, as of all fields */
export const optionalText = (max: number) => v.pipe(v.string("required"), v.trim(), v.maxLength(max, "max"));

export const requiredText = (max: number) =>
  v.pipe(v.string("required"), v.trim(), v.nonEmpty("required"), v.maxLength(max, "max"));

export const requiredEmail = (max: number) => v.pipe(requiredText(max), v.email("email"));
