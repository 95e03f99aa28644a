export const submissionKinds = ["contact", "service", "invitation"] as const;
export type SubmissionKind = (typeof submissionKinds)[number];
