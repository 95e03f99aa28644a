import { Trans } from "@lingui/react/macro";
import { createFormHook } from "@tanstack/react-form";
import { Link } from "@tanstack/react-router";
import { type ComponentProps, type ReactNode, use } from "react";

import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { FileField } from "#app/ui/file-field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";

import { attachmentTypes, textareaRows } from "./form-constants.ts";
import { consentGiven } from "./fields.schema.ts";
import type { FormOptions, Option } from "./form-definition.ts";
import { maxLengthOf } from "./schema-facts.ts";
import { fieldContext, formContext, SubmissionFormContext, useFieldContext } from "./submission-context.ts";
import { useSubmissionField } from "./use-submission-field.ts";

function Text(props: Pick<ComponentProps<typeof TextField>, "type" | "autoComplete" | "rows">) {
  const { value, change, props: own } = useSubmissionField<string>();
  const { schema } = use(SubmissionFormContext)!;
  return (
    <TextField
      {...own}
      {...props}
      maxLength={maxLengthOf(schema, own.name)}
      value={value}
      onChange={({ target }) => change(target.value)}
    />
  );
}

function Select(
  props: Pick<ComponentProps<typeof SelectField>, "autoComplete" | "placeholder" | "children">,
) {
  const { value, change, props: own } = useSubmissionField<string>();
  return <SelectField {...own} {...props} value={value} onChange={({ target }) => change(target.value)} />;
}

/** An uncontrolled input: browsers do not allow scripts to set its value. */
function Files(props: Pick<ComponentProps<typeof FileField>, "hint" | "accept">) {
  const { change, props: own } = useSubmissionField<File[]>();
  return <FileField {...own} {...props} onChange={({ target }) => change([...(target.files ?? [])])} />;
}

function Consent() {
  const { value, change, props: own } = useSubmissionField<string>();
  return (
    <CheckboxField
      {...own}
      value={consentGiven}
      checked={value === consentGiven}
      onChange={({ target }) => change(target.checked ? consentGiven : "")}
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

function Hidden() {
  const { name, state } = useFieldContext<string>();
  return <input type="hidden" name={name} value={state.value} />;
}

type InputProps = {
  options: FormOptions;
  placeholder?: string;
  fileHint?: ReactNode;
};

/** The input that the form's definition has for the field. */
function Input({ options, placeholder = "", fileHint }: InputProps) {
  const { name } = useFieldContext();
  const field = use(SubmissionFormContext)!.definition.fields[name]!;
  if (field.input === "hidden") return <Hidden />;
  if (field.input === "consent") return <Consent />;
  if (field.input === "files") return <Files accept={attachmentTypes} hint={fileHint} />;
  const { autoComplete } = field;
  if (field.input === "textarea") return <Text autoComplete={autoComplete} rows={textareaRows} />;
  if (field.input !== "select")
    return <Text autoComplete={autoComplete} type={field.input === "text" ? undefined : field.input} />;
  return (
    <Select autoComplete={autoComplete} placeholder={placeholder}>
      {options[field.options]?.map((item) =>
        "options" in item ? (
          <optgroup key={item.label} label={item.label}>
            {item.options.map(renderOption)}
          </optgroup>
        ) : (
          renderOption(item)
        ),
      )}
    </Select>
  );
}

const renderOption = ({ value, label }: Option) => (
  <option key={value} value={value}>
    {label}
  </option>
);

export const { useAppForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: { Input },
  formComponents: {},
});
