import { attachmentField } from "./attachment-rules.ts";

export type Values = Record<string, string | File[]>;

/** What the fields of a form hold in the page. A field that is not there, or a box that is not ticked, is empty. */
export function typedValues(form: HTMLFormElement, names: readonly string[]): Values {
  const data = new FormData(form);
  return Object.fromEntries(
    names.map((name) => {
      // An empty file field holds one file without a name.
      if (name === attachmentField)
        return [name, data.getAll(name).filter((file) => file instanceof File && file.name !== "") as File[]];
      const value = data.get(name);
      return [name, typeof value === "string" ? value : ""];
    }),
  );
}
