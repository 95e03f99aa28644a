import type { AttachmentType } from "../../forms/attachment-rules.ts";

/** Bytes from the beginning of a file that tell its type. */
export const headLength = 16;

type Signature = { type: AttachmentType | "image/heic"; at: number; text: string; also?: string };

/** As in latin1. HEIC, which phones write, is only known to be refused by its name: sharp cannot read it. */
const signatures: Signature[] = [
  { type: "image/jpeg", at: 0, text: "\xff\xd8\xff" },
  { type: "image/png", at: 0, text: "\x89PNG\r\n\x1a\n" },
  { type: "image/webp", at: 8, text: "WEBP", also: "RIFF" },
  { type: "application/pdf", at: 0, text: "%PDF-" },
  ...["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"].map((brand) => ({
    type: "image/heic" as const,
    at: 4,
    text: `ftyp${brand}`,
  })),
];

/**
 * The type of a file by its first bytes; neither its name nor what the browser said of it counts.
 * @param head the first `headLength` bytes, or all of a shorter file
 */
export function fileType(head: Buffer): Signature["type"] | undefined {
  const text = head.toString("latin1");
  return signatures.find((sign) => text.startsWith(sign.text, sign.at) && text.startsWith(sign.also ?? ""))
    ?.type;
}
