import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture } from "./contact-form.definition.ts";

describe("contact-form", () => {
  test("the form posts to its own page and works without a script", async () => {
    const html = await renderBlock(fixture);
    expect(html).toMatch(/<form [^>]*method="post"/);
  });

  test("inputs have their limits before a script checks them", async () => {
    const html = await renderBlock(fixture);
    expect(html).toMatch(/<label[^>]*>E-mail<\/label><input type="email"[^>]* required=""/);
    expect(html).toMatch(/maxLength="4000"/i);
  });
});
