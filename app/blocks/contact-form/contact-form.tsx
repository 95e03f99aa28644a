import { Trans, useLingui } from "@lingui/react/macro";
import { useContext } from "react";

import { type ContactField, contactLimits } from "#app/server/submissions/contact.schema.ts";
import { Section } from "#app/ui/section.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { describeError } from "#app/validation/messages.ts";
import { button, form } from "#styled-system/recipes";

import type { BlockView } from "../block-view.ts";
import { ContactResultContext } from "./contact-result.ts";

/** A native form: it is posted to the page it stands on, with or without JavaScript. */
export function ContactForm({ block }: { block: BlockView<"contact-form"> }) {
  const { i18n, t } = useLingui();
  const result = useContext(ContactResultContext);
  const styles = form();
  const labels: Record<ContactField, string> = { name: t`Name`, email: t`E-mail`, message: t`Message` };
  const field = (name: ContactField) => {
    const error = result?.status === "invalid" ? result.errors[name] : undefined;
    return {
      name,
      label: labels[name],
      maxLength: contactLimits[name],
      defaultValue: result?.status === "invalid" ? result.values[name] : "",
      error: error && describeError(i18n, labels[name], error),
    };
  };
  return (
    <Section title={block.title} text={block.text} tone={block.tone} layout="split">
      <div id="contact">
        {result?.status === "sent" ? (
          <output className={styles.sent}>
            <Sent reference={result.reference} />
          </output>
        ) : (
          <form method="post" action="#contact" className={styles.root}>
            {result?.status === "invalid" && (
              <p role="alert" className={styles.alert}>
                <Trans>Your message was not sent. Please check the marked fields.</Trans>
              </p>
            )}
            <input type="hidden" name="form" value="contact" />
            <TextField {...field("name")} autoComplete="name" />
            <TextField {...field("email")} type="email" autoComplete="email" />
            <TextField {...field("message")} rows={6} />
            <button type="submit" className={button()}>
              <Trans>Send message</Trans>
            </button>
          </form>
        )}
      </div>
    </Section>
  );
}

function Sent({ reference }: { reference: string }) {
  return <Trans>Thank you. Your message has reached us. Its reference number is {reference}.</Trans>;
}
