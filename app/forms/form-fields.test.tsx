import { describe, expect, test } from "vitest";

import { fixture as invitation } from "#app/blocks/award-invitation/award-invitation.definition.ts";
import type { BlockView } from "#app/blocks/block-view.ts";
import { fixture as contact } from "#app/blocks/contact-form/contact-form.definition.ts";
import { fixture as service } from "#app/blocks/service-form/service-form.definition.ts";
import { renderBlock } from "#tests/support/render-block.tsx";

import { type FormDefinition, schemaOf } from "./form-definition.ts";
import { forms } from "./forms.ts";
import { guardFields } from "./form-constants.ts";
import { isRequired, maxLengthOf } from "./schema-facts.ts";

const blocks: [BlockView, FormDefinition][] = [
  [contact, forms.contact],
  [invitation, forms.invitation],
  [service, forms.service],
];
const own = new Set<string>(["form", ...Object.values(guardFields)]);
const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`, "i").exec(tag)?.[1];

describe.each(blocks)("$kind", (block, form) => {
  const schema = schemaOf(form);
  const controls = async () =>
    [...(await renderBlock(block)).matchAll(/<(?:input|select|textarea)[^>]*>/g)]
      .map(([tag]) => ({ tag, name: attribute(tag, "name")! }))
      .filter(({ name }) => !own.has(name));

  test("has an input for each field of its definition, in its order", async () => {
    const names = (await controls()).map(({ name }) => name);
    expect(names).toEqual(Object.keys(form.fields));
  });

  test("takes required fields and maximum lengths from its schema", async () => {
    for (const { tag, name } of await controls()) {
      const type = attribute(tag, "type");
      if (type === "hidden") continue;
      expect([name, / required=""/.test(tag)]).toEqual([name, isRequired(schema, name)]);
      if (type === "file") continue;
      expect([name, attribute(tag, "maxLength")]).toEqual([name, maxLengthOf(schema, name)?.toString()]);
    }
  });
});

test("an optional text is not required, and a name has the maximum length of its schema", () => {
  const schema = schemaOf(forms.service);
  const names = Object.keys(schema.entries);
  expect(names.filter((name) => !isRequired(schema, name))).toEqual(["phone", "serial", "files"]);
  expect(names.map((name) => [name, maxLengthOf(schema, name)])).toEqual([
    ["name", 100],
    ["email", 200],
    ["phone", 40],
    ["country", undefined],
    ["product", 120],
    ["serial", 40],
    ["fault", 4_000],
    ["files", 5],
    ["consent", undefined],
  ]);
});
