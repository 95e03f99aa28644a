import { describe, expect, test } from "vitest";

import { fixture as invitation } from "#app/blocks/award-invitation/award-invitation.fixture.ts";
import type { BlockView } from "#app/blocks/block-view.ts";
import { fixture as contact } from "#app/blocks/contact-form/contact-form.fixture.ts";
import { fixture as service } from "#app/blocks/service-form/service-form.fixture.ts";
import { renderBlock } from "#tests/support/render-block.tsx";

import { contactSchema } from "./contact.schema.ts";
import { guardFields } from "./guard-fields.ts";
import { invitationSchema } from "./invitation.schema.ts";
import { type FormSchema, isRequired, maxLengthOf } from "./schema-facts.ts";
import { serviceFormSchema } from "./service.schema.ts";

const forms: [BlockView, unknown][] = [
  [contact, contactSchema],
  [invitation, invitationSchema],
  [service, serviceFormSchema({ countries: [], products: [] })],
];
const own = new Set<string>(["form", ...Object.values(guardFields)]);
const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`, "i").exec(tag)?.[1];

describe.each(forms)("$kind", (block, formSchema) => {
  const schema = formSchema as FormSchema;
  const controls = async () =>
    [...(await renderBlock(block)).matchAll(/<(?:input|select|textarea)[^>]*>/g)]
      .map(([tag]) => ({ tag, name: attribute(tag, "name")! }))
      .filter(({ name }) => !own.has(name));

  test("has an input for each field of its schema, and no other", async () => {
    const names = (await controls()).map(({ name }) => name);
    expect(names.toSorted()).toEqual(Object.keys(schema.entries).toSorted());
  });

  test("takes from its schema which fields are required, and their longest values", async () => {
    for (const { tag, name } of await controls()) {
      const type = attribute(tag, "type");
      if (type === "hidden") continue;
      expect([name, / required=""/.test(tag)]).toEqual([name, isRequired(schema, name)]);
      if (type === "file") continue;
      expect([name, attribute(tag, "maxLength")]).toEqual([name, maxLengthOf(schema, name)?.toString()]);
    }
  });
});

test("a text that may stay empty is not required, and a name is as long as its schema says", () => {
  const schema = serviceFormSchema({ countries: ["LV"], products: ["facet"] }) as unknown as FormSchema;
  const names = Object.keys(schema.entries);
  expect(names.filter((name) => !isRequired(schema, name))).toEqual(["phone", "serial", "files"]);
  expect(names.map((name) => [name, maxLengthOf(schema, name)])).toEqual([
    ["name", 100],
    ["email", 200],
    ["phone", 40],
    ["country", undefined],
    ["product", undefined],
    ["serial", 40],
    ["fault", 4_000],
    ["consent", undefined],
    ["files", 5],
  ]);
});
