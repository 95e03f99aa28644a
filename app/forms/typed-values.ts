import { attachmentField } from "./form-constants.ts";

export type Values = Record<string, string | File[]>;

/** Current field values. Missing fields and unchecked boxes are empty. */
export function typedValues(form: HTMLFormElement, names: readonly string[]): Values {
  const data = new FormData(form);
  return Object.fromEntries(
    names.map((name) => {
      // An empty file input submits one file without a name.
      if (name === attachmentField)
        return [name, data.getAll(name).filter((file) => file instanceof File && file.name !== "") as File[]];
      const value = data.get(name);
      return [name, typeof value === "string" ? value : ""];
    }),
  );
}
