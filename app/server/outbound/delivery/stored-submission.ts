import type { LocaleCode } from "#app/site/markets.ts";
import type { SubmissionKind } from "#app/forms/submission-kinds.ts";

/** What is delivered. */
export type StoredSubmission = {
  reference: string;
  kind: SubmissionKind;
  site: LocaleCode;
  /** The visitor's words, by field. */
  data: Record<string, string>;
  createdAt: Date;
};

/**
 * Hands a submission to one target. Returns when the target has taken it; whatever is thrown leads to
 * another attempt, but for an `UndeliverableError`. The same submission may come twice, when a process
 * dies after the target took it and before that was noted, so a target gets a key to know it again.
 */
export type Deliver = (submission: StoredSubmission) => Promise<void>;

/** The target will never take it: no other attempt is made. */
export class UndeliverableError extends Error {
  override name = "UndeliverableError";
}
