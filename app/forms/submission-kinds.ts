/** The forms whose answers are stored; a form names its kind in the field `form`. */
export const submissionKinds = ["contact", "service", "invitation"] as const;
export type SubmissionKind = (typeof submissionKinds)[number];
