import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture } from "./award-invitation.fixture.ts";

describe("award-invitation", () => {
  test("the action opens a letter with its subject, without a form", async () => {
    const html = await renderBlock(fixture);
    expect(html).toContain(
      'href="mailto:award@studio.example?subject=Invitation%20to%20the%20First%20Cut%20Award"',
    );
    expect(html).not.toContain("<form");
  });

  test("the address can be read where no mail program opens", async () => {
    expect(await renderBlock(fixture)).toContain(">award@studio.example</p>");
  });
});
