import { createContext } from "react";

import type { SubmissionKind } from "#app/server/submissions/submission-kinds.ts";
import type { FieldError } from "#app/validation/messages.ts";

export type SubmissionResult =
  | { form: SubmissionKind; status: "sent"; reference: string }
  | {
      form: SubmissionKind;
      status: "invalid";
      /** The visitor's own words, by field. */
      values: Record<string, string>;
      errors: Record<string, FieldError>;
    };

/** What became of the form that this page was asked to take; nothing on a page that was just opened. */
export const SubmissionResultContext = createContext<SubmissionResult | undefined>(undefined);
