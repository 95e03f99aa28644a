/** Constants and lists of names in section 9 of the specification. */
import * as v from "valibot";
import { expect, test } from "vitest";

import { socialNetworks } from "#app/site/markets.ts";
import { action, icons, swatchColors } from "#app/validation/fields.ts";
import { themeFile } from "#app/validation/theme.schema.ts";

import { marquee } from "../../app/blocks/marquee/marquee.recipes.ts";
import { pageLoading } from "../../styles/recipes/behaviors.ts";
import { section } from "../../styles/recipes/section.ts";
import { breakpoints, tokens } from "../../styles/tokens.ts";

const rem = (pixels: number) => `${pixels / 16}rem`;

const sizes = (names: Record<string, number>) => {
  const given = tokens.sizes as unknown as Record<string, { value: string } | undefined>;
  return {
    given: Object.fromEntries(Object.keys(names).map((name) => [name, given[name]?.value])),
    wanted: Object.fromEntries(Object.entries(names).map(([name, pixels]) => [name, rem(pixels)])),
  };
};

test.each([
  ["headers", { header: 70, headerMd: 82, headerXl: 74, logoWidth: 132, logoHeight: 42, dropdown: 250 }],
  ["buttons", { buttonXs: 32, buttonSm: 40, buttonMd: 56, buttonXl: 64, buttonMin: 180 }],
  [
    "containers",
    { containerMd: 720, containerLg: 944, containerXl: 1168, container2xl: 1328, container3xl: 1448 },
  ],
  [
    "catalog cards",
    {
      catalogCard: 336,
      cardColumn: 265,
      catalogCardMd: 304,
      catalogCardLg: 240,
      catalogCardXl: 288,
      catalogCard2xl: 264,
    },
  ],
  [
    "banners and slides",
    {
      bannerLarge: 500,
      variationBanner: 770,
      featureVideo: 645,
      heroPhone: 800,
      hero: 1080,
      advertisementSlide: 274,
      appSlide: 241,
      awardSlide: 160,
      awardPlate: 80,
    },
  ],
  ["notices and scroll bars", { toast: 448, scrollbar: 4 }],
])("sizes of %s are those of the specification", (_, names) => {
  const { given, wanted } = sizes(names);
  expect(given).toEqual(wanted);
});

test("breakpoints, corners and sizes of texts", () => {
  expect(Object.values(breakpoints)).toEqual(
    [360, 640, 768, 1024, 1280, 1536, 1784].map((width) => `${width}px`),
  );
  expect(v.parse(themeFile, {}).radii).toEqual({ button: 10, card: 16 });
  const { h1, h2, h3, h4, lg, base, sm } = tokens.fontSizes;
  for (const [{ value }, pixels] of [
    [h1, 80],
    [h2, 70],
    [h3, 42],
    [h4, 28],
    [lg, 18],
    [base, 16],
    [sm, 14],
  ] as const)
    expect(value).toMatch(new RegExp(`(?:^|, )${rem(pixels).replace(".", "\\.")}\\)?$`));
});

test("colors", () => {
  const { colors } = v.parse(themeFile, {});
  const { light, highlight, error, chrome } = colors;
  expect([light.text, colors.action.hover, highlight, error, chrome.page]).toEqual([
    "#0a1322",
    "#9900ff",
    "#b647ff",
    "#d4000f",
    "#050a16",
  ]);
});

test("animations", () => {
  expect(tokens.durations).toMatchObject({
    lines: { value: "25s" },
    marquee: { value: "25s" },
    outline: { value: "2s" },
    banner: { value: "300ms" },
    fadeUp: { value: "500ms" },
  });
  expect(JSON.stringify(pageLoading)).toContain("spin 1s linear infinite");
  expect(JSON.stringify(marquee)).toContain("spin 15s linear infinite");
});

test("the main grid has 24 columns", () => {
  expect(JSON.stringify(section)).toContain("repeat(24, minmax(0, 1fr))");
});

test("names of icons, networks and color variants", () => {
  expect(icons).toEqual(
    expect.arrayContaining(
      "pin arrows chevrons help-done help-service help-document help-software partners-catalog partners-contact partners-certificate faq-arrow close filter checkbox-on checkbox-off document phone play spin windows-logo search".split(
        " ",
      ),
    ),
  );
  expect(socialNetworks).toEqual(["instagram", "facebook", "youtube", "linkedin", "tiktok"]);
  expect(swatchColors).toEqual(
    expect.arrayContaining("gray red yellow blue black white blue-gray light-grey".split(" ")),
  );
  expect(Object.keys(tokens.colors.beam).toSorted()).toEqual(
    "red yellow aqua blue pink gray".split(" ").toSorted(),
  );
});

test("a button without a label is called Button", () => {
  expect(v.parse(action, { href: "/about" })).toEqual({ label: "Button", href: "/about" });
});
