import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture } from "./video-tabs.definition.ts";

describe("video-tabs", () => {
  test("thumbnails are radio buttons of one group, and the first film is chosen", async () => {
    const html = await renderBlock(fixture);
    const radios = html.match(/<input type="radio"[^>]*>/g) ?? [];
    expect(radios).toHaveLength(fixture.tabs.length);
    expect(new Set(radios.map((radio) => /name="([^"]+)"/.exec(radio)?.[1])).size).toBe(1);
    expect(radios.map((radio) => radio.includes("checked"))).toEqual([true, false, false]);
    expect(html).toMatch(/<legend[^>]*>In motion<\/legend>/);
  });

  test("a thumbnail is named by its title alone", async () => {
    const html = await renderBlock(fixture);
    expect(html.match(/<label[^]*?<\/label>/)?.[0]).toMatch(/alt=""[^]*>Alder, one turn</);
  });

  test("all films are in the page, so that no script is needed to show one", async () => {
    const html = await renderBlock(fixture);
    for (const { video } of fixture.tabs) expect(html).toContain(`aria-label="${video.alt}"`);
  });
});
