import { ph } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";

import { SubmissionForm } from "#app/forms/submission-form.tsx";
import { useSubmissionForm } from "#app/forms/use-submission-form.ts";
import {
  attachmentField,
  attachmentTypes,
  maxAttachmentMegabytes,
  maxAttachments,
} from "#app/forms/attachment-rules.ts";
import { serviceFormSchema } from "#app/forms/service.schema.ts";
import type { ServiceOptions } from "#app/server/domain/submissions/service-options.server.ts";
import { useFigure } from "#app/ui/figures.ts";
import { fieldRow } from "#styled-system/recipes";

export function ServiceForm({ countries, families }: ServiceOptions) {
  const { t } = useLingui();
  const figure = useFigure();
  const submission = useSubmissionForm(
    "service",
    serviceFormSchema({
      countries: countries.map(({ code }) => code),
      products: families.flatMap(({ products }) => products.map(({ slug }) => slug)),
    }),
  );
  const { AppField } = submission.form;
  return (
    <SubmissionForm
      submission={submission}
      sent={Sent}
      invalidMessage={<Trans>Your request was not sent. Please check the marked fields.</Trans>}
      submit={<Trans comment="button">Send request</Trans>}
    >
      <div className={fieldRow()}>
        <AppField name="name">{(field) => <field.Text autoComplete="name" />}</AppField>
        <AppField name="email">{(field) => <field.Text type="email" autoComplete="email" />}</AppField>
        <AppField name="phone">{(field) => <field.Text type="tel" autoComplete="tel" />}</AppField>
        <AppField name="country">
          {(field) => (
            <field.Select autoComplete="country" placeholder={t`Please choose`}>
              {countries.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </field.Select>
          )}
        </AppField>
        <AppField name="product">
          {(field) => (
            <field.Select placeholder={t`Please choose`}>
              {families.map(({ name, products }) => (
                <optgroup key={name} label={name}>
                  {products.map((product) => (
                    <option key={product.slug} value={product.slug}>
                      {product.name}
                    </option>
                  ))}
                </optgroup>
              ))}
            </field.Select>
          )}
        </AppField>
        <AppField name="serial">{(field) => <field.Text />}</AppField>
      </div>
      <AppField name="fault">{(field) => <field.Text rows={6} />}</AppField>
      <AppField name={attachmentField}>
        {(field) => (
          <field.Files
            accept={attachmentTypes}
            hint={
              <Trans>
                At most {ph({ maxAttachments: figure(maxAttachments) })} files of{" "}
                {ph({ maxAttachmentMegabytes: figure(maxAttachmentMegabytes) })} MB each: JPEG, PNG, WebP or
                PDF.
              </Trans>
            }
          />
        )}
      </AppField>
      <AppField name="consent">{(field) => <field.Consent />}</AppField>
    </SubmissionForm>
  );
}

function Sent({ reference }: { reference: string }) {
  return <Trans>Thank you. We have your request for service. Its reference number is {reference}.</Trans>;
}
