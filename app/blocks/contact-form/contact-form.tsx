import { Trans } from "@lingui/react/macro";

import { SubmissionForm } from "#app/forms/submission-form.tsx";
import { useSubmissionForm } from "#app/forms/use-submission-form.ts";
import { contactSchema } from "#app/forms/contact.schema.ts";
import { Section } from "#app/ui/section.tsx";

import type { BlockView } from "../block-view.ts";

export function ContactForm({ block }: { block: BlockView<"contact-form"> }) {
  const submission = useSubmissionForm("contact", contactSchema);
  const { AppField } = submission.form;
  return (
    <Section title={block.title} text={block.text} tone={block.tone} layout="split">
      <SubmissionForm
        submission={submission}
        sent={Sent}
        invalidMessage={<Trans>Your message was not sent. Please check the marked fields.</Trans>}
        submit={<Trans comment="button">Send message</Trans>}
      >
        <AppField name="name">{(field) => <field.Text autoComplete="name" />}</AppField>
        <AppField name="email">{(field) => <field.Text type="email" autoComplete="email" />}</AppField>
        <AppField name="message">{(field) => <field.Text rows={6} />}</AppField>
      </SubmissionForm>
    </Section>
  );
}

function Sent({ reference }: { reference: string }) {
  return <Trans>Thank you. Your message has reached us. Its reference number is {reference}.</Trans>;
}
