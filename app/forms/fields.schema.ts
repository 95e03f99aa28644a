/** The message of each check is the name of the failed rule. */
import * as v from "valibot";

/** Names in any script: letters, marks, spaces, apostrophes, hyphens, full stops and zero-width joiners. */
const nameCharacters = /^[\p{L}\p{M}\p{Zs}'’‘ʼ׳.·\-‐‑\u200c\u200d]*$/u;

/** @param max characters */
export const optionalText = (max: number) => v.pipe(v.string("required"), v.trim(), v.maxLength(max, "max"));

export const requiredText = (max: number) =>
  v.pipe(v.string("required"), v.trim(), v.nonEmpty("required"), v.maxLength(max, "max"));

export const requiredName = (max: number) => v.pipe(requiredText(max), v.regex(nameCharacters, "alpha"));

/** Value of the checked box. An unchecked box submits nothing. */
export const consentGiven = "yes";

export const requiredConsent = v.literal(consentGiven, "required");

export const requiredEmail = (max: number) => v.pipe(requiredText(max), v.email("email"));
