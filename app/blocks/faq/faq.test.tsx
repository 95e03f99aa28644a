import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { resolvers } from "../resolve-block.server.ts";
import { fixture } from "./faq.definition.ts";

describe("faq", () => {
  test("an answer opens without a script", async () => {
    const html = await renderBlock(fixture);
    expect(html).toMatch(/<details[^>]*><summary[^>]*>Alder or Alder Small\?/);
    expect(html).toContain("<p>Measure your room.</p>");
  });

  test("Markdown of an answer becomes HTML on the server", () => {
    const questions = [{ question: "Which?", answer: "The *small* one." }];
    expect(resolvers.faq({ ...fixture, questions }).questions[0]?.answer).toBe(
      "<p>The <em>small</em> one.</p>\n",
    );
  });
});
