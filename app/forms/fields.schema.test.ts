import * as v from "valibot";
import { expect, test } from "vitest";

import { requiredName } from "./fields.schema.ts";

const ruleOf = (name: string) =>
  v.safeParse(requiredName(100), name, { abortPipeEarly: true }).issues?.[0]?.message;

test.each([
  "Ada",
  "Jean-Luc d’Arc",
  "Олена Кравець-О'Ніл",
  "Γιώργος Σ. Παπαδόπουλος",
  "Ngọc Ánh",
  "محمد‌رضا",
  "李小龍",
  "Gal·la J. Smith Jr.",
])("%s is a name", (name) => {
  expect(ruleOf(name)).toBeUndefined();
});

test.each([
  ["", "required"],
  ["R2D2", "alpha"],
  ["<b>Ada</b>", "alpha"],
  ["https://spam.example", "alpha"],
  ["Ada\nBcc: everyone", "alpha"],
  ["x".repeat(101), "max"],
])("%j is rejected by the rule %s", (name, rule) => {
  expect(ruleOf(name)).toBe(rule);
});
