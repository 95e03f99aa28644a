export const submissionKinds = ["contact", "service", "invitation"] as const;
export type SubmissionKind = (typeof submissionKinds)[number];

/** Hidden spam-protection fields. The script fills in all but the honeypot. */
export const guardFields = {
  /** Must stay empty; bots fill it in. */
  honeypot: "homepage",
  /** Milliseconds from page load to submission; empty without JavaScript. */
  elapsed: "elapsed",
  /** Idempotency key, the same for all retries; empty without JavaScript. */
  key: "key",
} as const;

/** Milliseconds. Faster submissions are treated as automated. */
export const leastElapsed = 1_500;

export const keyPattern = /^[\w-]{16,64}$/;

export const attachmentTypes = ["image/jpeg", "image/png", "image/webp", "application/pdf"] as const;
export type AttachmentType = (typeof attachmentTypes)[number];

export const attachmentField = "files";

export const maxAttachments = 5;

/** Per file, before any conversion. */
export const maxAttachmentMegabytes = 10;
export const maxAttachmentBytes = maxAttachmentMegabytes * 1024 * 1024;

/** In a file of its own: the page without content must not load the form library. */
export const textareaRows = 6;
