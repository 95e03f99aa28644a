import * as v from "valibot";

import { attachmentTypes, maxAttachmentBytes, maxAttachments } from "./attachment-rules.ts";

const isAccepted = ({ type }: File) => (attachmentTypes as readonly string[]).includes(type);

export const attachmentsSchema = v.pipe(
  v.array(v.instance(File)),
  v.maxLength(maxAttachments, "file_count"),
  v.everyItem(({ size }) => size <= maxAttachmentBytes, "file_size"),
  v.everyItem(isAccepted, "file_type"),
);

export const wrongFile = (files: readonly File[], rule: string): File | undefined =>
  files.find((file) => (rule === "file_size" ? file.size > maxAttachmentBytes : !isAccepted(file)));
