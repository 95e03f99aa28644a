import { expect, test } from "vitest";

import { formatSpecification } from "./format-specification.ts";

const words: Record<string, string> = {
  gram: "{value} г",
  hertz: "{value} Hz",
  "usb-c": "USB-C",
  bluetooth: "Bluetooth",
};
const word = (_kind: string, key: string) => words[key] ?? key;

test("a quantity carries its unit in the site's language, without a break between them", () => {
  expect(
    formatSpecification({ key: "weight", kind: "quantity", unit: "gram", value: 52.5 }, word, "uk"),
  ).toBe("52,5\u00a0г");
});

test("a range groups digits as the language does", () => {
  const range = { key: "frequency-response", kind: "range", unit: "hertz", value: [20, 20000] } as const;
  expect(formatSpecification({ ...range, value: [...range.value] }, word, "de")).toBe("20–20.000\u00a0Hz");
});

test("dimensions are joined by a multiplication sign", () => {
  expect(
    formatSpecification({ key: "dimensions", kind: "dimensions", value: [122, 63, 38] }, word, "en"),
  ).toBe("122 × 63 × 38");
});

test.each([
  [["usb-c", "bluetooth"], "USB-C, Bluetooth"],
  [["claw", "fingertip"], "Claw, fingertip"],
  [["кігтьовий", "пальцевий"], "Кігтьовий, пальцевий"],
  [["ύφασμα", "χάλυβας"], "Ύφασμα, χάλυβας"],
  [["abnehmbarer Mikrofonarm", "Tischständer"], "Abnehmbarer Mikrofonarm, Tischständer"],
  [["macOS", "consoles"], "macOS, consoles"],
])("the terms %j become the list %s", (value, list) => {
  expect(formatSpecification({ key: "material", kind: "terms", value }, word, "en")).toBe(list);
});

test("yes and no are left to the interface", () => {
  expect(formatSpecification({ key: "hot-swap", kind: "boolean", value: true }, word, "en")).toBe(true);
});
