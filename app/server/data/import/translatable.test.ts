import * as v from "valibot";
import { expect, test } from "vitest";

import { blockSchema } from "#app/blocks/schema.ts";

import { vocabularyFile } from "./entries.schema.ts";
import { translateEntry } from "./translatable.ts";

const shout = ({ context, source }: { context: string; source: string }) =>
  `${source.toUpperCase()} @${context}`;

test("texts are translated with their place as context, everything else stays", () => {
  const block = { kind: "call-to-action", title: "Look", action: { label: "Here", href: "/here" } } as const;
  expect(translateEntry(blockSchema, block, "pages/x", shout)).toEqual({
    kind: "call-to-action",
    title: "LOOK @pages/x:title",
    action: { label: "HERE @pages/x:action.label", href: "/here" },
  });
});

test("Markdown is translated paragraph by paragraph", () => {
  const block = { kind: "rich-text", body: "one\ntwo\n\n\n- three\n- four\n" } as const;
  expect(translateEntry(blockSchema, block, "p", ({ source }) => `[${source}]`)).toMatchObject({
    body: "[one\ntwo]\n\n[- three\n- four]",
  });
});

test("a text with further conditions is still a text", () => {
  const units = v.parse(vocabularyFile.entries.units, { gram: "{value} g" });
  expect(translateEntry(vocabularyFile.entries.units, units, "vocabulary", shout)).toEqual({
    gram: "{VALUE} G @vocabulary:gram",
  });
});
