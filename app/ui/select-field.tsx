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
  /** Shown until something is chosen; stands for "any" in a field that may stay empty. */
  placeholder: string;
  required?: boolean;
  error?: string | undefined;
  /** `<option>` and `<optgroup>` elements. */
  children: ReactNode;
};

/** A list of which one entry is chosen. */
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
          <Icon name="chevron" size={20} />
        </div>
      )}
    </FieldFrame>
  );
}
