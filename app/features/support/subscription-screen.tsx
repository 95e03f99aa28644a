import { Trans, useLingui } from "@lingui/react/macro";
import { use } from "react";

import { FormFields } from "#app/forms/form-fields.tsx";
import { SubmissionForm } from "#app/forms/submission-form.tsx";
import { SubmissionResultContext } from "#app/forms/submission-result.ts";
import { subscriptionForm } from "#app/forms/subscription.form.ts";
import { useSubmissionForm } from "#app/forms/use-submission-form.ts";
import { Section } from "#app/ui/section.tsx";

/** The form of the newsletter, or of a subscription that a short form on another page could not submit. */
export function SubscriptionScreen() {
  const { t } = useLingui();
  const result = use(SubmissionResultContext);
  const rejected = result && result.status !== "sent" ? result : undefined;
  const submission = useSubmissionForm(subscriptionForm, { given: { topic: "newsletter" } });
  return (
    <Section
      title={rejected?.values.topic === "stock" ? t`Notify me when it is back in stock` : t`Newsletter`}
      text={t`Enter your e-mail address. We send you an e-mail with a link to confirm it.`}
      level="1"
    >
      <SubmissionForm
        submission={submission}
        sent={Sent}
        invalidMessage={<Trans>Please check the marked fields.</Trans>}
        submit={<Trans comment="button">Subscribe</Trans>}
      >
        <FormFields submission={submission} />
      </SubmissionForm>
    </Section>
  );
}

/** The same text whether the address is subscribed already or not. */
function Sent() {
  return (
    <Trans>
      Please check your inbox: we send you a link to confirm your subscription. If nothing arrives within a
      few minutes, look in the spam folder.
    </Trans>
  );
}
