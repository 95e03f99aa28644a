import { expect, test } from "vitest";

import { contentTypes } from "../content/content-types.ts";

import { type FormField, formOf } from "./form-fields.ts";

/** The field and all nested fields. */
const withFields = (field: FormField): FormField[] => {
  const types = (field.types ?? []) as FormField[];
  const below = [...((field.fields ?? []) as FormField[]), ...types];
  return [field, ...(field.field ? withFields(field.field as FormField) : []), ...below.flatMap(withFields)];
};

test("a default is a single value: the editor rejects its whole configuration for others", () => {
  const fields = contentTypes.flatMap((type) => formOf(type).flatMap(withFields));
  const isSingle = (value: unknown) => ["string", "number", "boolean"].includes(typeof value);
  const withDefault = fields.filter((field) => "default" in field);
  expect(withDefault.length).toBeGreaterThan(20);
  expect(withDefault.filter(({ default: value }) => !isSingle(value)).map(({ name }) => name)).toEqual([]);
});

test("every kind of content has a form", () => {
  const empty = contentTypes.filter((type) => formOf(type).length === 0);
  expect(empty.map(({ name }) => name)).toEqual([]);
});
