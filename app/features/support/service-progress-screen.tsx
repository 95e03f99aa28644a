import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

import { FormFields } from "#app/forms/form-fields.tsx";
import { progressForm } from "#app/forms/progress.form.ts";
import { serviceStateName } from "#app/forms/service-state-name.ts";
import { SubmissionForm } from "#app/forms/submission-form.tsx";
import type { ServiceProgress } from "#app/forms/submission-result.ts";
import { useSubmissionForm } from "#app/forms/use-submission-form.ts";
import { Section } from "#app/ui/section.tsx";
import { serviceProgress } from "#styled-system/recipes";

import { serviceProgressHead } from "./support-heads.ts";

export function ServiceProgressScreen() {
  const { i18n } = useLingui();
  const submission = useSubmissionForm(progressForm);
  const { title, description } = serviceProgressHead(i18n);
  return (
    <Section title={title} text={description} level="1">
      <SubmissionForm
        submission={submission}
        sent={Answer}
        invalidMessage={<Trans>Please check the marked fields.</Trans>}
        submit={<Trans comment="button">Show status</Trans>}
      >
        <FormFields submission={submission} />
      </SubmissionForm>
    </Section>
  );
}

function Answer({ reference, progress }: { reference: ReactNode; progress?: ServiceProgress | undefined }) {
  const { i18n } = useLingui();
  const styles = serviceProgress();
  if (!progress) return null;
  const { product, steps } = progress;
  const current = steps.length - 1;
  return (
    <div className={styles.root}>
      <h2 className={styles.product}>{product}</h2>
      <p>
        <Trans>Reference number: {reference}</Trans>
      </p>
      <ol className={styles.steps}>
        {steps.map(({ state, date }, index) => (
          <li key={index} aria-current={index === current ? "step" : undefined} className={styles.step}>
            <span>{serviceStateName(i18n, state)}</span>
            <span className={styles.date}>{date}</span>
          </li>
        ))}
      </ol>
      <p>
        <Link to="/service-request" reloadDocument className={styles.again}>
          <Trans>Look up another request</Trans>
        </Link>
      </p>
    </div>
  );
}
