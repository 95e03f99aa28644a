import { contactForm } from "./contact.form.ts";
import type { FormDefinition } from "./form-definition.ts";
import { invitationForm } from "./invitation.form.ts";
import { serviceForm } from "./service.form.ts";
import type { SubmissionKind } from "./form-constants.ts";

export const forms: Record<SubmissionKind, FormDefinition> = {
  contact: contactForm,
  service: serviceForm,
  invitation: invitationForm,
};
