import { ph } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";

import { ConsentField } from "#app/forms/consent-field.tsx";
import { SubmissionForm } from "#app/forms/submission-form.tsx";
import {
  attachmentField,
  attachmentTypes,
  maxAttachmentMegabytes,
  maxAttachments,
} from "#app/server/submissions/attachment-rules.ts";
import { serviceLimits } from "#app/server/submissions/service.schema.ts";
import type { ServiceOptions } from "#app/server/submissions/service-options.server.ts";
import { useFigure } from "#app/ui/figures.ts";
import { FileField } from "#app/ui/file-field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { fieldRow } from "#styled-system/recipes";

/** Asks for a repair. */
export function ServiceForm({ countries, families }: ServiceOptions) {
  const { t } = useLingui();
  const figure = useFigure();
  return (
    <SubmissionForm
      kind="service"
      limits={serviceLimits}
      takesFiles
      choices={{
        countries: countries.map(({ code }) => code),
        products: families.flatMap(({ products }) => products.map(({ slug }) => slug)),
      }}
      sent={Sent}
      refused={<Trans>Your request was not sent. Please check the marked fields.</Trans>}
      submit={<Trans comment="button">Send request</Trans>}
    >
      {(field) => (
        <>
          <div className={fieldRow()}>
            <TextField {...field("name")} autoComplete="name" />
            <TextField {...field("email")} type="email" autoComplete="email" />
            <TextField {...field("phone")} type="tel" autoComplete="tel" required={false} />
            <SelectField {...field("country")} autoComplete="country" placeholder={t`Please choose`}>
              {countries.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </SelectField>
            <SelectField {...field("product")} placeholder={t`Please choose`}>
              {families.map(({ name, products }) => (
                <optgroup key={name} label={name}>
                  {products.map((product) => (
                    <option key={product.slug} value={product.slug}>
                      {product.name}
                    </option>
                  ))}
                </optgroup>
              ))}
            </SelectField>
            <TextField {...field("serial")} required={false} />
          </div>
          <TextField {...field("fault")} rows={6} />
          <FileField
            {...field(attachmentField)}
            accept={attachmentTypes}
            hint={
              <Trans>
                At most {ph({ maxAttachments: figure(maxAttachments) })} files of{" "}
                {ph({ maxAttachmentMegabytes: figure(maxAttachmentMegabytes) })} MB each: JPEG, PNG, WebP or
                PDF.
              </Trans>
            }
          />
          <ConsentField {...field("consent")} />
        </>
      )}
    </SubmissionForm>
  );
}

function Sent({ reference }: { reference: string }) {
  return <Trans>Thank you. We have your request for service. Its reference number is {reference}.</Trans>;
}
