import { Trans } from "@lingui/react/macro";

import { SubmissionForm } from "#app/forms/submission-form.tsx";
import { contactLimits } from "#app/server/submissions/contact.schema.ts";
import { Section } from "#app/ui/section.tsx";
import { TextField } from "#app/ui/text-field.tsx";

import type { BlockView } from "../block-view.ts";

export function ContactForm({ block }: { block: BlockView<"contact-form"> }) {
  return (
    <Section title={block.title} text={block.text} tone={block.tone} layout="split">
      <SubmissionForm
        kind="contact"
        limits={contactLimits}
        sent={Sent}
        refused={<Trans>Your message was not sent. Please check the marked fields.</Trans>}
        submit={<Trans comment="button">Send message</Trans>}
      >
        {(field) => (
          <>
            <TextField {...field("name")} autoComplete="name" />
            <TextField {...field("email")} type="email" autoComplete="email" />
            <TextField {...field("message")} rows={6} />
          </>
        )}
      </SubmissionForm>
    </Section>
  );
}

function Sent({ reference }: { reference: string }) {
  return <Trans>Thank you. Your message has reached us. Its reference number is {reference}.</Trans>;
}
