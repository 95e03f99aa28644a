import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import { SubmissionForm } from "#app/forms/submission-form.tsx";
import { consentGiven, serviceLimits } from "#app/server/submissions/service.schema.ts";
import type { ServiceOptions } from "#app/server/submissions/service-options.server.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { fieldRow } from "#styled-system/recipes";

/** Asks for a repair. */
export function ServiceForm({ countries, families }: ServiceOptions) {
  const { t } = useLingui();
  const labels = {
    name: t`Name`,
    email: t`E-mail`,
    phone: t`Telephone (optional)`,
    country: t`Country`,
    product: t`Product`,
    serial: t`Serial number (optional)`,
    fault: t`Description of the fault`,
    consent: t`Consent`,
  };
  return (
    <SubmissionForm
      kind="service"
      labels={labels}
      limits={serviceLimits}
      sent={Sent}
      refused={<Trans>Your request was not sent. Please check the marked fields.</Trans>}
      submit={<Trans>Send request</Trans>}
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
          <CheckboxField
            name="consent"
            value={consentGiven}
            checked={field("consent").defaultValue === consentGiven}
            error={field("consent").error}
            label={
              <Trans>
                I agree that my details are used to handle this request, as the{" "}
                <Link to="/$slug" params={{ slug: "privacy-policy" }}>
                  privacy policy
                </Link>{" "}
                describes.
              </Trans>
            }
          />
        </>
      )}
    </SubmissionForm>
  );
}

function Sent({ reference }: { reference: string }) {
  return <Trans>Thank you. We have your request for service. Its reference number is {reference}.</Trans>;
}
