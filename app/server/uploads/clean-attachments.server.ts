import { randomUUID } from "node:crypto";

import type { FieldError } from "#app/validation/messages.ts";

import { createWorkQueue } from "../limits/work-queue.ts";
import {
  type AttachmentType,
  maxAttachmentBytes,
  maxAttachmentMegabytes,
  maxAttachments,
} from "../../forms/form-constants.ts";
import { encodeInProcess } from "./encode-in-process.server.ts";
import { attachmentName, shownName } from "./file-name.ts";
import { fileType, headLength } from "./file-type.ts";
import type { PostedForm, UploadedFile } from "./read-form.server.ts";

export type Attachment = { name: string; type: AttachmentType; bytes: Buffer };

type Cleaned = { attachments: Attachment[] } | { error: FieldError };

/** One at a time: decoded pictures are large (decoder-memory.ts). */
const queue = createWorkQueue<Cleaned>({ running: 1, waiting: 20 });

/**
 * Re-encodes pictures without metadata, such as the location; PDFs are unchanged.
 * @throws {QueueFullError} when too many forms wait
 */
export function cleanAttachments({ files, fileCount }: PostedForm): Promise<Cleaned> {
  if (fileCount > maxAttachments)
    return Promise.resolve({ error: { rule: "file_count", max: maxAttachments } });
  if (files.length === 0) return Promise.resolve({ attachments: [] });
  return queue(randomUUID(), async () => {
    const attachments: Attachment[] = [];
    for (const [index, file] of files.entries()) {
      const result = await clean(file, index + 1);
      if ("rule" in result) return { error: { ...result, file: shownName(file.name) } };
      attachments.push(result);
    }
    return { attachments };
  });
}

async function clean(file: UploadedFile, position: number): Promise<Attachment | FieldError> {
  if (file.size > maxAttachmentBytes) return { rule: "file_size", max: maxAttachmentMegabytes };
  const type = fileType(await file.read(headLength));
  if (!type) return { rule: "file_type" };
  if (type === "image/heic") return { rule: "file_heic" };
  const name = attachmentName(file.name, type, position);
  if (type === "application/pdf") return { name, type, bytes: await file.read() };
  const bytes = await encodeInProcess({ file: await file.read(), type });
  return bytes ? { name, type, bytes } : { rule: "file_broken" };
}
