import type { SiteCode } from "#app/site/markets.ts";
import type { ServiceState, SubmissionKind } from "#app/forms/form-constants.ts";

export type StoredSubmission = {
  reference: string;
  kind: SubmissionKind;
  site: SiteCode;
  data: Record<string, string>;
  createdAt: Date;
  step?: { id: number; state: ServiceState } | null;
};

/** Resolves when the target has accepted. A crash may repeat a delivery, so targets need an idempotency key. */
export type Deliver = (submission: StoredSubmission) => Promise<void>;

/** Permanent failure: no retry. */
export class UndeliverableError extends Error {
  override name = "UndeliverableError";
}
