import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture } from "./points.definition.ts";
import { resolvers } from "../resolve-block.server.ts";

describe("points", () => {
  test("a label names its figure and unit", async () => {
    const html = await renderBlock(fixture);
    expect(html).toMatch(/<dt[^>]*>with cushion and feet<\/dt><dd[^>]*>5.2<span[^>]*> kg<\/span><\/dd>/);
  });

  test("figures follow the language of the site", () => {
    const figure = (languageTag: string) =>
      resolvers.points(
        { kind: "points", points: [{ figure: 26000.5, label: "Resolution" }] },
        { site: { languageTag } as never },
      ).points[0]?.figure;
    expect(figure("en")).toBe("26,000.5");
    expect(figure("de")).toBe("26.000,5");
  });

  test("the lines behind the section are hidden from screen readers and optional", async () => {
    expect(await renderBlock(fixture)).toMatch(/<section[^>]*><div[^>]*aria-hidden="true"/);
    expect(await renderBlock({ ...fixture, lines: undefined })).not.toContain("<svg");
  });
});
