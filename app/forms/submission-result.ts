import { createContext } from "react";

import type { FieldError } from "#app/validation/messages.ts";

import type { FormKind, ServiceState } from "./form-constants.ts";

/** Invalid fields, sent too fast, nothing found, rate limit exceeded, or the database failed. */
export type RejectionStatus = "invalid" | "hasty" | "unknown" | "limited" | "unavailable";

/** Of a service request, oldest step first. Dates are in the site's language. */
export type ServiceProgress = { product: string; steps: { state: ServiceState; date: string }[] };

export type RejectedSubmission = {
  form: FormKind;
  status: RejectionStatus;
  values: Record<string, string>;
  errors: Record<string, FieldError>;
  sendingKey: string;
};

export type SentSubmission = {
  form: FormKind;
  status: "sent";
  reference: string;
  progress?: ServiceProgress;
};

export type SubmissionResult = SentSubmission | RejectedSubmission;

export const SubmissionResultContext = createContext<SubmissionResult | undefined>(undefined);
