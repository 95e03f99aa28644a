import { Trans } from "@lingui/react/macro";
import { type ReactNode, useContext } from "react";

import { FormFields } from "#app/forms/form-fields.tsx";
import { invitationForm } from "#app/forms/invitation.form.ts";
import { SubmissionForm } from "#app/forms/submission-form.tsx";
import { SubmissionResultContext } from "#app/forms/submission-result.ts";
import { useSubmissionForm } from "#app/forms/use-submission-form.ts";
import { Emblem } from "#app/ui/emblem.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { awardInvitation, heading } from "#styled-system/recipes";

import type { BlockView } from "../block-view.ts";

export function AwardInvitation({ block }: { block: BlockView<"award-invitation"> }) {
  const { invitation, award, label } = block;
  // The result of a submission is shown even if invitations have ended since.
  const submitted = useContext(SubmissionResultContext)?.form === "invitation";
  if (!invitation) return null;
  const { name, title, text, email, open } = invitation;
  const styles = awardInvitation();
  return (
    <section className={styles.root}>
      <div className={styles.inner}>
        <div className={styles.panel}>
          <span className={styles.seal}>
            <Emblem seed={title} sides={8} tone="signal" />
          </span>
          <div className={styles.content}>
            <p className={styles.eyebrow}>{name}</p>
            <h2 className={heading({ level: "2" })}>{title}</h2>
            <p className={styles.text}>
              <Unbroken text={text} />
            </p>
          </div>
          <div className={styles.action}>
            {open || submitted ? (
              <InvitationForm award={award} label={label} />
            ) : (
              <p>
                <Trans>Invitations cannot be requested at the moment.</Trans>
              </p>
            )}
            <p className={styles.address}>
              <a href={`mailto:${email}`}>{email}</a>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}

function InvitationForm({ award, label }: { award: string; label: string }) {
  const submission = useSubmissionForm(invitationForm, { given: { award } });
  return (
    <SubmissionForm
      submission={submission}
      sent={Sent}
      invalidMessage={<Trans>Your request was not sent. Please check the marked fields.</Trans>}
      submit={label}
    >
      <FormFields submission={submission} />
    </SubmissionForm>
  );
}

function Sent({ reference }: { reference: ReactNode }) {
  return (
    <Trans>
      Thank you. We will send the invitation to your e-mail address. The reference number of your request is{" "}
      {reference}.
    </Trans>
  );
}
