import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture } from "./app-cards.definition.ts";

describe("app-cards", () => {
  test("a card's heading links to the software, with the version below", async () => {
    const html = await renderBlock(fixture);
    expect(html).toMatch(/<h3[^>]*><a [^>]*href="\/drivers-and-manuals"[^>]*>Alder Planner<\/a><\/h3>/);
    expect(html).toContain("Version 2.4.1");
  });

  test("software without a version shows no version", async () => {
    const apps = fixture.apps.map((app) => ({ ...app, version: undefined }));
    expect(await renderBlock({ ...fixture, apps })).not.toContain("Version");
  });
});
