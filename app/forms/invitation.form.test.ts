import * as v from "valibot";
import { expect, test } from "vitest";

import { textSchemaOf } from "./form-definition.ts";
import { invitationForm } from "./invitation.form.ts";

const request = { email: "ada@example.org", award: "first-cut", consent: "yes" };
const check = (changes: Partial<typeof request>) =>
  v.safeParse(textSchemaOf(invitationForm), { ...request, ...changes }, { abortPipeEarly: true });

test.each([
  ["no address", { email: " " }, "email", "required"],
  ["an incomplete address", { email: "ada@" }, "email", "email"],
  ["too long an address", { email: `${"a".repeat(200)}@example.org` }, "email", "max"],
  ["no consent", { consent: "" }, "consent", "required"],
])("%s is rejected by its rule", (_name, changes, field, rule) => {
  const { issues = [] } = check(changes);
  expect(issues.map(({ path, message }) => [path?.[0]?.key, message])).toEqual([[field, rule]]);
});

test.each([
  ["first-cut", "first-cut"],
  ["", ""],
  ["<b>First</b>", ""],
  ["x".repeat(65), ""],
])("the award %j, which no visitor types, is parsed as %j", (award, kept) => {
  expect(check({ award }).output).toEqual({ ...request, award: kept });
});
