import type { AttachmentType } from "../../forms/attachment-rules.ts";

const extensions: Record<AttachmentType, RegExp> = {
  "image/jpeg": /\.jpe?g$/i,
  "image/png": /\.png$/i,
  "image/webp": /\.webp$/i,
  "application/pdf": /\.pdf$/i,
};
const usualExtension: Record<AttachmentType, string> = {
  "image/jpeg": ".jpg",
  "image/png": ".png",
  "image/webp": ".webp",
  "application/pdf": ".pdf",
};

/** Characters, without the extension. */
const maxLength = 80;

/**
 * The name under which a file is shown and mailed; it never names a file on this machine. Folders, control
 * characters and those that turn the direction of writing go, and its extension is that of its content.
 * @param given as the browser sent it
 * @param position from 1, for a file without a name
 */
export function attachmentName(given: string, type: AttachmentType, position: number): string {
  const plain = shownName(given);
  const stem = plain.replace(extensions[type], "");
  const kept = [...stem]
    .slice(0, maxLength)
    .join("")
    .replace(/[. ]+$/, "");
  return `${kept || `file-${position}`}${usualExtension[type]}`;
}

/** The same name with its own extension, to tell the visitor which file is meant. */
export const shownName = (given: string): string =>
  [
    ...given
      .normalize("NFC")
      .replace(/^.*[/\\]/s, "")
      .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, "")
      // As browsers write a quotation mark and the end of a line.
      .replaceAll(/%(?:22|0A|0D)|["*:<>?|]/g, "_")
      .replaceAll(/\s+/g, " ")
      .replace(/^[. ]+/, "")
      .trim(),
  ]
    .slice(0, maxLength * 2)
    .join("");
