import { expect, test } from "vitest";

import { joinedForms } from "./joined-words.ts";

test.each([
  ["Audio ATH-M40x", ["audioath", "athm", "athm40", "athm40x", "m40", "m40x", "40x"]],
  ["Razer BlackShark", ["razerblackshark", "black", "shark"]],
  ["G Pro X", ["gpro", "gprox", "prox"]],
  ["920-008245", ["920008245"]],
  ["Mouse", []],
])("%j is also known by %j", (title, forms) => {
  expect(joinedForms(title, "en").toSorted()).toEqual(forms.toSorted());
});

test("a long title has few joined forms, and none is long", () => {
  const forms = joinedForms("supercalifragilistic ".repeat(30) + "a-".repeat(100), "en");
  expect(forms.length).toBeLessThan(40);
  expect(Math.max(...forms.map((form) => form.length))).toBeLessThanOrEqual(24);
});
