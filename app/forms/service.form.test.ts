import * as v from "valibot";
import { expect, test } from "vitest";

import { textSchemaOf } from "./form-definition.ts";
import { serviceForm } from "./service.form.ts";

const option = (value: string) => ({ value, label: value });
const schema = textSchemaOf(serviceForm, {
  countries: ["DE", "LV"].map(option),
});
const request = {
  name: "Jānis Bērziņš",
  email: "janis@example.org",
  phone: "",
  country: "LV",
  product: "facet",
  serial: "",
  fault: "The wheel turns without a click.",
  consent: "yes",
};
const rulesOf = (changes: Partial<Record<keyof typeof request, string>>) => {
  const { issues = [] } = v.safeParse(schema, { ...request, ...changes }, { abortPipeEarly: true });
  return issues.map(({ path, message }) => [path?.[0]?.key, message]);
};

test("telephone and serial number are optional", () => {
  expect(rulesOf({})).toEqual([]);
});

test.each([
  ["a country that was not offered", { country: "XX" }, [["country", "required"]]],
  ["no product", { product: "" }, [["product", "required"]]],
  ["no consent", { consent: "" }, [["consent", "required"]]],
  ["a fault that consists of spaces", { fault: "  \n " }, [["fault", "required"]]],
  ["an incomplete address", { email: "janis@" }, [["email", "email"]]],
  ["too long a serial number", { serial: "7".repeat(40 + 1) }, [["serial", "max"]]],
])("%s is rejected by its rule", (_name, changes, rules) => {
  expect(rulesOf(changes)).toEqual(rules);
});
