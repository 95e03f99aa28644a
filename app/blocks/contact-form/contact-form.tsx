import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { contactForm } from "#app/forms/contact.form.ts";
import { FormFields } from "#app/forms/form-fields.tsx";
import { SubmissionForm } from "#app/forms/submission-form.tsx";
import { useSubmissionForm } from "#app/forms/use-submission-form.ts";
import { Section } from "#app/ui/section.tsx";

import type { BlockView } from "../block-view.ts";

export function ContactForm({ block }: { block: BlockView<"contact-form"> }) {
  const submission = useSubmissionForm(contactForm);
  return (
    <Section title={block.title} text={block.text} tone={block.tone} layout="split">
      <SubmissionForm
        submission={submission}
        sent={Sent}
        invalidMessage={<Trans>Your message was not sent. Please check the marked fields.</Trans>}
        submit={<Trans comment="button">Send message</Trans>}
      >
        <FormFields submission={submission} />
      </SubmissionForm>
    </Section>
  );
}

function Sent({ reference }: { reference: ReactNode }) {
  return <Trans>Thank you. Your message has reached us. Its reference number is {reference}.</Trans>;
}
