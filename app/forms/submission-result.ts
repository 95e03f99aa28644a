import { createContext } from "react";

import type { FieldError } from "#app/validation/messages.ts";

import type { SubmissionKind } from "./form-constants.ts";

/** Invalid fields, sent too fast, rate limit exceeded, or storage failed. */
export type RejectionStatus = "invalid" | "hasty" | "limited" | "unavailable";

export type RejectedSubmission = {
  form: SubmissionKind;
  status: RejectionStatus;
  values: Record<string, string>;
  errors: Record<string, FieldError>;
  /** Idempotency key, reused by the next attempt; empty without JavaScript. */
  sendingKey: string;
};

export type SubmissionResult =
  | { form: SubmissionKind; status: "sent"; reference: string }
  | RejectedSubmission;

/** Result of the form posted to this page; undefined for a GET request. */
export const SubmissionResultContext = createContext<SubmissionResult | undefined>(undefined);
