import * as v from "valibot";
import { expect, test } from "vitest";

import { textSchemaOf } from "./form-definition.ts";
import { progressForm } from "./progress.form.ts";
import { formatReference, referenceAlphabet, referenceLength } from "./reference.ts";

const ask = (reference: string, email = "janis@example.org") =>
  v.safeParse(textSchemaOf(progressForm), { reference, email }, { abortPipeEarly: true });

test.each(["S-7K2M-9QXR", "s-7k2m-9qxr", " S7K2M9QXR ", "S 7K2M 9QXR", "S–7K2M–9QXR"])(
  "%j is the number of one request, however it is written",
  (written) => {
    expect(ask(written).output).toEqual({ reference: "S-7K2M-9QXR", email: "janis@example.org" });
  },
);

test.each([
  ["", "required"],
  ["S-7K2M", "reference"],
  ["S-7K2M-9QXR-2", "reference"],
  ["C-7K2M-9QXR", "reference"],
  ["S-7K2M-9QX0", "reference"],
  ["x".repeat(41), "max"],
])("%j breaks the rule %s", (written, rule) => {
  expect(ask(written).issues?.map(({ message }) => message)).toEqual([rule]);
});

test("a number that the server has made is accepted from a visitor", () => {
  for (let start = 0; start + referenceLength <= referenceAlphabet.length; start += referenceLength) {
    const reference = formatReference("S", referenceAlphabet.slice(start, start + referenceLength));
    expect(ask(reference).output).toMatchObject({ reference });
  }
});
