import type { AttachmentType } from "../../forms/form-constants.ts";

export const headLength = 16;

type Signature = { type: AttachmentType | "image/heic"; at: number; text: string; also?: string };

/** As latin1. HEIC is detected only for its own error message: sharp cannot read it. */
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

/** Ignores the name and the declared type. @param head the first `headLength` bytes */
export function fileType(head: Buffer): Signature["type"] | undefined {
  const text = head.toString("latin1");
  return signatures.find((sign) => text.startsWith(sign.text, sign.at) && text.startsWith(sign.also ?? ""))
    ?.type;
}
