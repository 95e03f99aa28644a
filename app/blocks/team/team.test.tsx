import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture } from "./team.definition.ts";

const [member] = fixture.members;

describe("team", () => {
  test("initials replace a missing photo", async () => {
    const html = await renderBlock({ ...fixture, members: [member!] });
    expect(html).toMatch(/<svg[^>]*aria-hidden="true"[^]*<text [^>]*>IV<\/text>/);
    expect(html).not.toContain("<img");
  });

  test("a photo replaces the initials", async () => {
    const photo = { src: "scenes/lab.webp", alt: "Ines Vark at her desk." };
    const html = await renderBlock({ ...fixture, members: [{ ...member!, photo }] });
    expect(html).toContain('alt="Ines Vark at her desk."');
    expect(html).not.toContain("<text");
  });

  test("telephone numbers and e-mail addresses are links", async () => {
    const html = await renderBlock(fixture);
    expect(html).toContain('href="tel:+4310000021"');
    expect(html).toContain('href="mailto:design@workshop.example"');
  });
});
