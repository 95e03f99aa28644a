import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture } from "./infoblocks.definition.ts";
import { resolvers } from "../resolve-block.server.ts";

describe("infoblocks", () => {
  test("headings stay in order with and without a title of the section", async () => {
    expect(await renderBlock(fixture)).toMatch(/<h2[^]*<h3[^>]*>Warranty/);
    expect(await renderBlock({ ...fixture, title: undefined })).toMatch(/<h2[^>]*>Warranty/);
  });

  test("markup in the Markdown is shown, not executed", () => {
    const blocks = fixture.blocks.map((info) => ({ ...info, body: "<script>alert(1)</script>" }));
    expect(resolvers.infoblocks({ ...fixture, blocks }).blocks[0]?.body).not.toContain("<script");
  });
});
