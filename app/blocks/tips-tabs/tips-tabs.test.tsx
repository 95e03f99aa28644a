import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture } from "./tips-tabs.definition.ts";
import { resolvers } from "../resolve-block.server.ts";

describe("tips-tabs", () => {
  test("tabs are radio buttons, named by their labels, in a group named by the title", async () => {
    const html = await renderBlock(fixture);
    expect(html).toMatch(/<fieldset[^>]*><legend[^>]*>How to choose a chair<\/legend>/);
    expect([...html.matchAll(/<label[^>]*><input[^>]*>(.*?)<\/label>/g)].map(([, label]) => label)).toEqual([
      "Room",
      "Seat",
      "Surface",
    ]);
  });

  test("every tip is in the page, with a heading below the section's", async () => {
    const html = await renderBlock(fixture);
    for (const { title } of fixture.tips) expect(html).toMatch(new RegExp(`<h3[^>]*>${title}</h3>`));
  });

  test("Markdown becomes HTML on the server", () => {
    const tips = fixture.tips.map((tip) => ({ ...tip, body: "Take *both*." }));
    expect(resolvers["tips-tabs"]({ ...fixture, tips }).tips[0]?.body).toBe("<p>Take <em>both</em>.</p>\n");
  });
});
