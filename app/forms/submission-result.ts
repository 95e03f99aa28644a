import { createContext } from "react";

import type { FieldError } from "#app/validation/messages.ts";

import type { SubmissionKind } from "./submission-kinds.ts";

/**
 * Why a form was not taken: something is wrong with its fields; it came faster than a person writes; too many
 * came from one address; it could not be stored.
 */
export type Refusal = "invalid" | "hasty" | "limited" | "unavailable";

export type RejectedSubmission = {
  form: SubmissionKind;
  status: Refusal;
  /** The visitor's own words, by field. */
  values: Record<string, string>;
  errors: Record<string, FieldError>;
  /** The key of this attempt, for the next one; empty when a script gave none. */
  sendingKey: string;
};

export type SubmissionResult =
  | { form: SubmissionKind; status: "sent"; reference: string }
  | RejectedSubmission;

/** What became of the form that this page was asked to take; nothing on a page that was just opened. */
export const SubmissionResultContext = createContext<SubmissionResult | undefined>(undefined);
