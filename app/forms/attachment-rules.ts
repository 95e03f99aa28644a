export const attachmentTypes = ["image/jpeg", "image/png", "image/webp", "application/pdf"] as const;
export type AttachmentType = (typeof attachmentTypes)[number];

export const attachmentField = "files";

export const maxAttachments = 5;

/** Per file, before any conversion. */
export const maxAttachmentMegabytes = 10;
export const maxAttachmentBytes = maxAttachmentMegabytes * 1024 * 1024;
