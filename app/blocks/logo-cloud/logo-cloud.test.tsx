import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture } from "./logo-cloud.fixture.ts";

describe("logo-cloud", () => {
  test("every logo is a drawn mark with its name in letters", async () => {
    const html = await renderBlock(fixture);
    expect(html.match(/<svg/g)).toHaveLength(fixture.logos.length);
    expect(html).toContain(">Oktav Audio</span>");
    expect(html).not.toContain("<img");
  });

  test("only a logo with an address is a link", async () => {
    const html = await renderBlock(fixture);
    expect(html.match(/<a /g)).toHaveLength(fixture.logos.filter(({ href }) => href).length);
  });
});
