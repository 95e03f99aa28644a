import { createHash } from "node:crypto";
import type { FileHandle } from "node:fs/promises";
import { addAbortSignal, type Readable, Readable as NodeReadable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { Busboy } from "@fastify/busboy";

import { maxAttachmentBytes, maxAttachments } from "../../forms/form-constants.ts";
import { openUnnamedFile } from "./unnamed-file.server.ts";

/** An unlinked file on disk. */
export type UploadedFile = {
  /** From the browser; untrusted. */
  name: string;
  read: (length?: number) => Promise<Buffer>;
  /** Bytes; more than `maxAttachmentBytes` if the file is too large. */
  size: number;
  /** SHA-256, hexadecimal. */
  digest: string;
};

export type PostedForm = {
  /** First value of each field, with `\n` line ends. */
  fields: ReadonlyMap<string, string>;
  files: UploadedFile[];
  fileCount: number;
  dispose: () => Promise<void>;
};

const limits = {
  fieldNameSize: 100,
  // The longest field, at four bytes per character.
  fieldSize: 64 * 1024,
  fields: 40,
  // Above the other limits, so that the excess is counted.
  parts: 100,
  headerPairs: 20,
  fileSize: maxAttachmentBytes + 1,
};

/** Milliseconds. Five photos of 10 MB take almost five minutes at 1.5 Mbit/s. */
export const maxUploadTime = 300_000;
const maxFormTime = 30_000;

const isUpload = (contentType: string) => contentType.toLowerCase().startsWith("multipart/form-data");

/** Reads and drops excess data: browsers send all before they read. @throws on a closed connection or an invalid form */
export async function readForm(
  request: Request,
  { folder, keepFiles }: { folder: string; keepFiles: boolean },
): Promise<PostedForm> {
  const type = request.headers.get("content-type") ?? "";
  const parser = new Busboy({ headers: { "content-type": type }, limits });
  const fields = new Map<string, string>();
  const written: Promise<UploadedFile>[] = [];
  const handles: FileHandle[] = [];
  const stop = new AbortController();
  const { signal } = stop;
  // Not `AbortSignal.timeout`, whose timer would retain the request, with its rendered page, until the time is over.
  const timer = setTimeout(
    () => stop.abort(new DOMException("The form took too long", "TimeoutError")),
    isUpload(type) ? maxUploadTime : maxFormTime,
  );
  let fileCount = 0;
  const dispose = async () => {
    await Promise.all(handles.splice(0).map((handle) => handle.close()));
  };

  parser.on("field", (name, value) => {
    // PostgreSQL cannot store the null character.
    if (!fields.has(name)) fields.set(name, value.replaceAll("\r\n", "\n").replaceAll("\0", ""));
  });
  parser.on("file", (_field, stream, name) => {
    // If the body ends within a file, its stream emits an error, which would end the process; readers get it too.
    stream.on("error", () => {});
    // An empty file field has no file name.
    if (name) fileCount += 1;
    if (!name || !keepFiles || fileCount > maxAttachments) {
      stream.resume();
      return;
    }
    addAbortSignal(signal, stream);
    const writing = openUnnamedFile(folder).then((handle) => {
      handles.push(handle);
      return write(stream, name, handle);
    });
    writing.catch((error: unknown) => stop.abort(error));
    written.push(writing);
  });

  try {
    const body = NodeReadable.fromWeb((request.body ?? new Blob([]).stream()) as ReadableStream);
    await pipeline(body, parser, { signal });
    return { fields, files: await Promise.all(written), fileCount, dispose };
  } catch (error) {
    stop.abort();
    await Promise.allSettled(written);
    await dispose();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

async function write(stream: Readable, name: string, handle: FileHandle): Promise<UploadedFile> {
  const hash = createHash("sha256");
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    hash.update(chunk);
    await handle.appendFile(chunk);
    size += chunk.length;
  }
  const read = async (length = size) => {
    const bytes = Buffer.alloc(Math.min(length, size));
    let filled = 0;
    while (filled < bytes.length) {
      const { bytesRead } = await handle.read(bytes, filled, bytes.length - filled, filled);
      if (bytesRead === 0) throw new Error("An uploaded file is shorter than what was written");
      filled += bytesRead;
    }
    return bytes;
  };
  return { name, read, size, digest: hash.digest("hex") };
}
