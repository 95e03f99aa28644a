import type { AttachmentType } from "../../forms/form-constants.ts";

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

/** For display, never a path: no folders, control or bidi characters. @param position from 1, for unnamed files */
export function attachmentName(given: string, type: AttachmentType, position: number): string {
  const plain = shownName(given);
  const stem = plain.replace(extensions[type], "");
  const shortened = [...stem]
    .slice(0, maxLength)
    .join("")
    .replace(/[. ]+$/, "");
  return `${shortened || `file-${position}`}${usualExtension[type]}`;
}

/** As `attachmentName`, with the original extension, for error messages. */
export const shownName = (given: string): string =>
  [
    ...given
      .normalize("NFC")
      .replace(/^.*[/\\]/s, "")
      .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, "")
      // Browsers percent-encode quotation marks and line breaks.
      .replaceAll(/%(?:22|0A|0D)|["*:<>?|]/g, "_")
      .replaceAll(/\s+/g, " ")
      .replace(/^[. ]+/, "")
      .trim(),
  ]
    .slice(0, maxLength * 2)
    .join("");
