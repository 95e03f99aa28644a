import { open, readFile } from "node:fs/promises";

import type { FieldError } from "#app/validation/messages.ts";

import { createWorkQueue } from "../work-queue.ts";
import {
  type AttachmentType,
  maxAttachmentBytes,
  maxAttachmentMegabytes,
  maxAttachments,
} from "../submissions/attachment-rules.ts";
import { attachmentName, shownName } from "./file-name.ts";
import { fileType, headLength } from "./file-type.ts";
import type { PostedForm, UploadedFile } from "./read-form.server.ts";

/** A file as it is stored. */
export type Attachment = { name: string; type: AttachmentType; bytes: Buffer };

type Cleaned = { attachments: Attachment[] } | { error: FieldError };

/** Pixels of a picture; a photo of a phone's 50-megapixel camera is below. Decoded it may take 250 MB. */
const maxPixels = 64_000_000;

/** Pixels of the longer side that are kept: enough for the print on a label. */
const maxSide = 3_000;

/** One at a time, because a decoded picture is large. */
const queue = createWorkQueue<Cleaned>({ running: 1, waiting: 20 });

/**
 * Checks the files of a form and makes new ones of them: pictures are drawn anew, upright and without metadata,
 * so neither the place where a photo was taken nor anything hidden behind it is kept. Receipts stay as they are.
 * @throws {QueueFullError} when too many forms wait
 */
export function cleanAttachments({ files, fileCount }: PostedForm): Promise<Cleaned> {
  if (fileCount > maxAttachments)
    return Promise.resolve({ error: { rule: "file_count", max: maxAttachments } });
  if (files.length === 0) return Promise.resolve({ attachments: [] });
  return queue(files[0]!.path, async () => {
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
  const type = fileType(await readHead(file.path));
  if (!type) return { rule: "file_type" };
  if (type === "image/heic") return { rule: "file_heic" };
  const name = attachmentName(file.name, type, position);
  if (type === "application/pdf") return { name, type, bytes: await readFile(file.path) };
  try {
    return { name, type, bytes: await drawAnew(file.path, type) };
  } catch {
    return { rule: "file_broken" };
  }
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headLength), 0, headLength, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function drawAnew(path: string, type: Exclude<AttachmentType, "application/pdf">): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const picture = sharp(path, { limitInputPixels: maxPixels })
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: "inside", withoutEnlargement: true });
  const encoded = {
    "image/jpeg": () => picture.jpeg({ quality: 85 }),
    "image/png": () => picture.png(),
    "image/webp": () => picture.webp({ quality: 85 }),
  };
  return encoded[type]().toBuffer();
}
