import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture } from "./service-form.definition.ts";

describe("service-form", () => {
  test("the form posts to its own page and has its name in a hidden field", async () => {
    const html = await renderBlock(fixture);
    expect(html).toMatch(/<form [^>]*action="#form-service"[^>]* method="post"/);
    expect(html).toMatch(/<input type="hidden" name="form" value="service"\/>/);
  });

  test("countries are a list to choose from, and a product is typed", async () => {
    const html = await renderBlock(fixture);
    expect(html).toContain('<option value="LV">Latvia</option>');
    expect(html).toMatch(
      /<input [^>]*name="product"[^>]* type="text"|<input type="text"[^>]* name="product"/,
    );
  });

  test("telephone and serial number are optional, consent is not", async () => {
    const html = await renderBlock(fixture);
    const control = (name: string) =>
      new RegExp(`<(?:input|select|textarea)[^>]* name="${name}"[^>]*>`).exec(html)?.[0];
    for (const name of ["phone", "serial"]) expect(control(name)).not.toContain("required");
    for (const name of ["country", "product", "fault", "consent"])
      expect(control(name)).toContain("required");
  });
});
