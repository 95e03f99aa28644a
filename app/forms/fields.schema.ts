/** The message of each check is the name of the failed rule. */
import * as v from "valibot";

import { attachmentTypes, maxAttachmentBytes, maxAttachments } from "./form-constants.ts";

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

const isAccepted = ({ type }: File) => (attachmentTypes as readonly string[]).includes(type);

export const attachmentsSchema = v.pipe(
  v.array(v.instance(File)),
  v.maxLength(maxAttachments, "file_count"),
  v.everyItem(({ size }) => size <= maxAttachmentBytes, "file_size"),
  v.everyItem(isAccepted, "file_type"),
);

export const wrongFile = (files: readonly File[], rule: string): File | undefined =>
  files.find((file) => (rule === "file_size" ? file.size > maxAttachmentBytes : !isAccepted(file)));
