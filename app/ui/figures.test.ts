import { expect, test } from "vitest";

import { Messages } from "#app/i18n/messages.ts";
import type { LocaleCode } from "#app/site/markets.ts";

import { figure } from "./figures.ts";

const figuresOf = (code: LocaleCode, value: number) => {
  const messages = new Messages();
  messages.use(code, code);
  return figure(messages.i18n, value);
};

test.each([
  ["en", "1,200"],
  ["de", "1.200"],
  ["fa", "۱٬۲۰۰"],
  ["ckb", "١٬٢٠٠"],
] as const)("%s writes %s", (code, text) => {
  expect(figuresOf(code, 1_200)).toBe(text);
});

test("Arabic has the digits of the server in every browser", () => {
  const messages = new Messages();
  messages.use("ar", "ar");
  expect(messages.i18n.locales).toEqual(["ar-u-nu-latn"]);
});

test("a browser that does not know Central Kurdish still formats figures", () => {
  const messages = new Messages();
  messages.use("ckb", "ckb");
  const others = (messages.i18n.locales as string[]).slice(1);
  expect((1_200).toLocaleString(others)).toBe("١٬٢٠٠");
});
