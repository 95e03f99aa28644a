export const submissionKinds = ["contact", "service", "invitation", "subscription"] as const;
export type SubmissionKind = (typeof submissionKinds)[number];

/** Includes the form that gets an immediate response and stores nothing. */
export const formKinds = [...submissionKinds, "progress"] as const;
export type FormKind = (typeof formKinds)[number];

/** What a visitor can subscribe to: the newsletter, or one e-mail when a variant is back in stock. */
export const subscriptionTopics = ["newsletter", "stock"] as const;
export type SubscriptionTopic = (typeof subscriptionTopics)[number];

/** States of a service request, in their usual order. A stored request is received; operators set the other states. */
export const serviceStates = [
  "received",
  "in_review",
  "parts_ordered",
  "repaired",
  "sent_back",
  "closed",
] as const;
export type ServiceState = (typeof serviceStates)[number];

/** Hidden spam-protection fields. Without JavaScript all are empty; the honeypot must stay empty. */
export const guardFields = {
  honeypot: "homepage",
  /** Milliseconds from page load to submission. */
  elapsed: "elapsed",
  /** Idempotency key, the same for all retries. */
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

export const maxEmailLength = 200;

/** A separate file, because the page without content must not load the form library. */
export const textareaRows = 6;
