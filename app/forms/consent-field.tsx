import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import { consentGiven } from "#app/server/submissions/fields.schema.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";

type ConsentFieldProps = {
  id: string;
  name: string;
  defaultValue: string;
  error: string | undefined;
};

/** The box that must be ticked before a form with personal data is sent. */
export function ConsentField({ id, name, defaultValue, error }: ConsentFieldProps) {
  return (
    <CheckboxField
      id={id}
      name={name}
      value={consentGiven}
      checked={defaultValue === consentGiven}
      error={error}
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
  );
}
