import { createContext } from "react";

import type { ContactField } from "#app/server/submissions/contact.schema.ts";

export type ContactResult =
  | { status: "sent"; reference: string }
  | {
      status: "invalid";
      values: Record<ContactField, string>;
      errors: Partial<Record<ContactField, ContactError>>;
    };

export type ContactError = { rule: "required" | "email" | "max"; max?: number };

/** What became of the form that this page was asked to take; nothing on a page that was just opened. */
export const ContactResultContext = createContext<ContactResult | undefined>(undefined);
