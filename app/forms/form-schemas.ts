/** The schema that the server checks a form with, for the browser. */
import * as v from "valibot";

import { attachmentField } from "#app/server/submissions/attachment-rules.ts";
import { attachmentsSchema } from "#app/server/submissions/attachments.schema.ts";
import { contactSchema } from "#app/server/submissions/contact.schema.ts";
import { invitationSchema } from "#app/server/submissions/invitation.schema.ts";
import { serviceSchema } from "#app/server/submissions/service.schema.ts";
import type { SubmissionKind } from "#app/server/submissions/submission-kinds.ts";

/** What the fields that are lists offer. */
export type Choices = { countries: readonly string[]; products: readonly string[] };

const schemas: Record<SubmissionKind, (choices: Choices) => v.ObjectSchema<v.ObjectEntries, undefined>> = {
  contact: () => contactSchema,
  invitation: () => invitationSchema,
  service: (choices) => v.object({ ...serviceSchema(choices).entries, [attachmentField]: attachmentsSchema }),
};

export const schemaOf = (kind: SubmissionKind, choices: Choices) => schemas[kind](choices);
