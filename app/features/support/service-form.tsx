import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { maxAttachmentMegabytes, maxAttachments } from "#app/forms/form-constants.ts";
import { FormFields } from "#app/forms/form-fields.tsx";
import { serviceForm } from "#app/forms/service.form.ts";
import { SubmissionForm } from "#app/forms/submission-form.tsx";
import { useSubmissionForm } from "#app/forms/use-submission-form.ts";
import type { ServiceOptions } from "#app/server/domain/submissions/service-options.server.ts";
import { suggestProducts } from "#app/features/search/box/suggest-products.ts";
import { useFigure } from "#app/ui/figures.ts";

const suggest = { products: suggestProducts };

export function ServiceForm({ options }: { options: ServiceOptions }) {
  const { t } = useLingui();
  const megabytes = useFigure()(maxAttachmentMegabytes);
  const submission = useSubmissionForm(serviceForm, { options });
  return (
    <SubmissionForm
      submission={submission}
      sent={Sent}
      invalidMessage={<Trans>Your request was not sent. Please check the marked fields.</Trans>}
      submit={<Trans comment="button">Send request</Trans>}
    >
      <FormFields
        submission={submission}
        placeholder={t`Please choose`}
        suggest={suggest}
        fileHint={
          <Plural
            value={maxAttachments}
            one={`At most # file of ${megabytes} MB: JPEG, PNG, WebP or PDF.`}
            other={`At most # files of ${megabytes} MB each: JPEG, PNG, WebP or PDF.`}
          />
        }
      />
    </SubmissionForm>
  );
}

function Sent({ reference }: { reference: ReactNode }) {
  return <Trans>Thank you. We have your repair request. Its reference number is {reference}.</Trans>;
}
