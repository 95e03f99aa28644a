import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture } from "./advertisement-slide.definition.ts";

describe("advertisement-slide", () => {
  test("each advertisement is one link under a heading", async () => {
    const html = await renderBlock(fixture);
    expect(html.match(/<h3[^>]*><a /g)).toHaveLength(fixture.advertisements.length);
    expect(html.match(/<a /g)).toHaveLength(fixture.advertisements.length);
  });

  test("a tag is shown only if there is one", async () => {
    expect((await renderBlock(fixture)).match(/>New</g)).toHaveLength(1);
  });
});
