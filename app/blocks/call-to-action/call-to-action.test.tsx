import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture } from "./call-to-action.definition.ts";

describe("call-to-action", () => {
  test("the action is a link to its page", async () => {
    const html = await renderBlock(fixture);
    expect(html).toMatch(/<a [^>]*href="\/where-to-buy"[^>]*>Where to buy<\/a>/);
  });

  test("a picture is optional", async () => {
    const image = { src: "scenes/lab.webp", alt: "The lab." };
    expect(await renderBlock({ ...fixture, image })).toContain('alt="The lab."');
    expect(await renderBlock({ ...fixture, image: undefined })).not.toContain("<img");
  });
});
