import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture } from "./video.definition.ts";

describe("video", () => {
  test("it has controls and an accessible name, and loads only its poster", async () => {
    const html = await renderBlock(fixture);
    const film = /<video[^>]*>/.exec(html)?.[0];
    for (const part of ['controls=""', 'preload="none"']) expect(film).toContain(part);
    expect(film).toContain('poster="data:');
    expect(html).toMatch(/<img loading="lazy"[^>]*src="\/media\/\d+\/video\/turntable\.webp"/);
    expect(film).toContain(`aria-label="${fixture.video.alt}"`);
    expect(film).not.toContain("autoplay");
  });

  test("formats come in the order of the content", async () => {
    const html = await renderBlock(fixture);
    expect([...html.matchAll(/<source [^>]*type="([^"]+)"/g)].map(([, type]) => type)).toEqual([
      "video/webm",
      "video/mp4",
    ]);
  });

  test("captions are offered in their languages", async () => {
    const captions = [{ src: "video/turntable.el.vtt", language: "el", label: "Ελληνικά" }];
    const html = await renderBlock({ ...fixture, video: { ...fixture.video, captions } });
    expect(html).toMatch(/<track kind="captions" src="[^"]+\.el\.vtt" srcLang="el" label="Ελληνικά"/i);
  });
});
