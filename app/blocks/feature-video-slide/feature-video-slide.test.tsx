import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture } from "./feature-video-slide.definition.ts";

describe("feature-video-slide", () => {
  test("without JavaScript the video has the browser's controls, a poster and two formats", async () => {
    const html = await renderBlock(fixture);
    expect(html).toMatch(/<video[^>]*\scontrols=""/);
    expect(html).not.toMatch(/<video[^>]*\sautoplay/i);
    expect(html).toMatch(/<img loading="lazy"[^>]* src="\/media\/1280\/video\/turntable.webp" alt=""/);
    expect(html.match(/<source src="\/media\/video\/turntable\.(webm|mp4)"/g)).toHaveLength(2);
  });

  test("the video has an accessible name", async () => {
    expect(await renderBlock(fixture)).toContain(`aria-label="${fixture.poster.alt}"`);
  });

  test("features and actions are optional", async () => {
    const html = await renderBlock({ ...fixture, features: [], actions: [] });
    expect(html).not.toMatch(/<ul|<a /);
  });
});
