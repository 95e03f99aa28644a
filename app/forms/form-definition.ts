import type { MessageDescriptor } from "@lingui/core";
import * as v from "valibot";

import { attachmentsSchema, requiredConsent } from "./fields.schema.ts";
import type { FormSchema } from "./schema-facts.ts";
import type { FormKind, SubmissionKind } from "./form-constants.ts";

type Input =
  | {
      input: "text" | "email" | "tel" | "textarea" | "hidden";
      rule: v.GenericSchema<string>;
      autoComplete?: string;
      /** Name of the suggestions that the page passes to the form. Visitors may type something else. */
      suggestions?: "products";
    }
  | { input: "select"; options: string; autoComplete?: string }
  | { input: "consent" }
  | { input: "files" };

export type FieldDefinition = Input & {
  label: MessageDescriptor;
  half?: boolean;
};

/** The single definition of a form, from which its schema, view, error messages and mails are derived. */
export type FormDefinition = {
  kind: FormKind;
  /** By name, in the order of the form and of the mail. */
  fields: Readonly<Record<string, FieldDefinition>>;
};

export type StoredFormDefinition = FormDefinition & {
  kind: SubmissionKind;
  /** First letter of the reference number. */
  letter: string;
  /** Names the form in the mail to the brand, in English. */
  title: string;
};

export type Option = { value: string; label: string };
export type OptionGroup = { label: string; options: readonly Option[] };
export type FormOptions = Readonly<Record<string, readonly (Option | OptionGroup)[]>>;

const valuesOf = (list: FormOptions[string] = []): string[] =>
  list.flatMap((item) => ("options" in item ? item.options.map(({ value }) => value) : [item.value]));

function ruleOf(field: FieldDefinition, options: FormOptions): v.GenericSchema {
  if (field.input === "select") return v.picklist(valuesOf(options[field.options]), "required");
  if (field.input === "consent") return requiredConsent;
  return field.input === "files" ? attachmentsSchema : field.rule;
}

/** The form as browsers send it. Strict: a field that the definition lacks is an error, not lost input. */
export const schemaOf = ({ fields }: FormDefinition, options: FormOptions = {}): FormSchema =>
  v.strictObject(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, ruleOf(field, options)])),
  );

export const textFieldsOf = ({ fields }: FormDefinition): string[] =>
  Object.keys(fields).filter((name) => fields[name]!.input !== "files");

/** Without files, which the server checks by content. */
export function textSchemaOf(form: FormDefinition, options?: FormOptions) {
  const { entries } = schemaOf(form, options);
  return v.strictObject(
    Object.fromEntries(textFieldsOf(form).map((name) => [name, entries[name] as v.GenericSchema<string>])),
  );
}
