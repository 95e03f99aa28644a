/** Files that go with the service form. Known to the browser as well. */
export const attachmentTypes = ["image/jpeg", "image/png", "image/webp", "application/pdf"] as const;
export type AttachmentType = (typeof attachmentTypes)[number];

/** Field of the form, which may hold several files. */
export const attachmentField = "files";

export const maxAttachments = 5;

/** Of one file as the visitor sends it. */
export const maxAttachmentMegabytes = 10;
export const maxAttachmentBytes = maxAttachmentMegabytes * 1024 * 1024;
