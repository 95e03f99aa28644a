import { contactForm } from "./contact.form.ts";
import type { FormDefinition, StoredFormDefinition } from "./form-definition.ts";
import { invitationForm } from "./invitation.form.ts";
import { progressForm } from "./progress.form.ts";
import { serviceForm } from "./service.form.ts";
import { subscriptionForm } from "./subscription.form.ts";
import type { FormKind, SubmissionKind } from "./form-constants.ts";

export const storedForms: Record<SubmissionKind, StoredFormDefinition> = {
  contact: contactForm,
  service: serviceForm,
  invitation: invitationForm,
  subscription: subscriptionForm,
};

export const forms: Record<FormKind, FormDefinition> = { ...storedForms, progress: progressForm };
