/** Fields of the forms. The message of each check is the name of the rule that failed. */
import * as v from "valibot";

/**
 * A name of a person in any script: letters with their accents, spaces, apostrophes, hyphens and full stops, and
 * the joiners that some scripts put between letters.
 */
const nameCharacters = /^[\p{L}\p{M}\p{Zs}'’‘ʼ׳.·\-‐‑\u200c\u200d]*$/u;

/** @param max characters, as of all fields */
export const optionalText = (max: number) => v.pipe(v.string("required"), v.trim(), v.maxLength(max, "max"));

export const requiredText = (max: number) =>
  v.pipe(v.string("required"), v.trim(), v.nonEmpty("required"), v.maxLength(max, "max"));

export const requiredName = (max: number) => v.pipe(requiredText(max), v.regex(nameCharacters, "alpha"));

/** Value of the ticked box; an empty box sends nothing. */
export const consentGiven = "yes";

export const requiredConsent = v.literal(consentGiven, "required");

export const requiredEmail = (max: number) => v.pipe(requiredText(max), v.email("email"));
