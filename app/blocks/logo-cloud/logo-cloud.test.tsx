import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture } from "./logo-cloud.definition.ts";

describe("logo-cloud", () => {
  test("a logo shows its own mark or a cut stone, and its name in letters", async () => {
    const html = await renderBlock(fixture);
    const own = fixture.logos.filter(({ mark }) => mark);
    expect(html.match(/<img /g)).toHaveLength(own.length);
    expect(html.match(/<svg/g)).toHaveLength(fixture.logos.length - own.length);
    expect(html).toMatch(/<img [^>]*src="\/media\/partners\/mark\.svg"[^>]*alt=""/);
    expect(html).toContain(">Oktav Audio</span>");
  });

  test("only a logo with an address is a link", async () => {
    const html = await renderBlock(fixture);
    expect(html.match(/<a /g)).toHaveLength(fixture.logos.filter(({ href }) => href).length);
  });
});
