import type { ComponentProps, ReactNode } from "react";

import { selectField } from "#styled-system/recipes";

import { FieldFrame } from "./field-frame.tsx";
import { Icon } from "./icon.tsx";

type SelectFieldProps = Pick<ComponentProps<"select">, "value" | "onBlur" | "onChange"> & {
  id?: string;
  name: string;
  label: string;
  defaultValue?: string;
  autoComplete?: string;
  /** Label of the empty option; means "any" in an optional field. */
  placeholder: string;
  required?: boolean;
  error?: string | undefined;
  children: ReactNode;
};

export function SelectField(props: SelectFieldProps) {
  const { id, label, placeholder, required, error, children, ...select } = props;
  return (
    <FieldFrame id={id} label={label} error={error} required={required}>
      {(control) => (
        <div className={selectField()}>
          <select {...select} {...control}>
            <option value="">{placeholder}</option>
            {children}
          </select>
          <Icon name="chevrons" size={20} />
        </div>
      )}
    </FieldFrame>
  );
}
