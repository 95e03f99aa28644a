import type { ReactNode } from "react";

import type { SuggestOptions } from "#app/ui/combobox-field.tsx";
import { fieldRow } from "#styled-system/recipes";

import type { FieldDefinition } from "./form-definition.ts";
import type { Submission } from "./use-submission-form.ts";

type FormFieldsProps = {
  submission: Pick<Submission, "definition" | "form" | "options">;
  placeholder?: string;
  suggest?: Readonly<Record<"products", SuggestOptions>>;
  fileHint?: ReactNode;
};

export function FormFields({ submission, ...texts }: FormFieldsProps) {
  const { definition, form, options = {} } = submission;
  const { AppField } = form;
  return rowsOf(Object.entries(definition.fields)).map(({ half, names }) => {
    const inputs = names.map((name) => (
      <AppField key={name} name={name}>
        {(field) => <field.Input options={options} {...texts} />}
      </AppField>
    ));
    return half ? (
      <div key={names[0]} className={fieldRow()}>
        {inputs}
      </div>
    ) : (
      inputs
    );
  });
}

type Row = { half: boolean; names: string[] };

function rowsOf(fields: [string, FieldDefinition][]): Row[] {
  const rows: Row[] = [];
  for (const [name, { half = false }] of fields) {
    const last = rows.at(-1);
    if (last?.half === half) last.names.push(name);
    else rows.push({ half, names: [name] });
  }
  return rows;
}
