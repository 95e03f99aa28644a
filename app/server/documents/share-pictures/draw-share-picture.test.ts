import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";

import { drawSharePicture, type SharePicture, sharePictureSize } from "./draw-share-picture.server.tsx";

const site = { theme: "default", greece: false, languageTag: "en" } as const;
const words = {
  brand: "Example",
  label: "Lamps",
  text: "A lamp whose light reaches the whole table.",
  picture: undefined,
};

const draw = async (given: Partial<SharePicture> & { title: string }, own = {}) =>
  sharp(await drawSharePicture({ ...words, ...given }, { ...site, ...own }));

/** Light pixels of a part: letters on the dark background. */
async function inkOf(picture: Sharp, left: number, width: number) {
  const { data } = await picture
    .clone()
    .extract({ left, top: 0, width, height: sharePictureSize.height })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data].filter((value) => value > 120).length;
}

test.each([
  ["en", "Arc", false],
  ["uk", "Миша з гранями", false],
  ["el", "Ποντίκι με έδρες", true],
  ["ka", "თაგვი", false],
  ["en", "An uncommonly long name of a product ".repeat(4).trim(), false],
])(
  "in %s the picture of %s is a JPEG of the size that networks require, with its words inside",
  async (languageTag, title, greece) => {
    const picture = await draw({ title }, { languageTag, greece });
    const { format, width, height } = await picture.metadata();
    expect({ format, width, height }).toEqual({ format: "jpeg", ...sharePictureSize });
    expect(await inkOf(picture, 60, 1080)).toBeGreaterThan(3_000);
    expect((await inkOf(picture, 0, 55)) + (await inkOf(picture, 1145, 55))).toBe(0);
  },
);

test("letters of a script have their own shapes, not those of missing ones", async () => {
  const [first, second] = await Promise.all(
    ["თაგვი", "თაგვე"].map(async (title) => (await draw({ title })).toBuffer()),
  );
  expect(first!.equals(second!)).toBe(false);
});

test("the picture of a product is beside the text", async () => {
  const title = "Arc";
  const without = await draw({ title });
  const beside = await draw({ title, picture: "products/arc.webp" });
  const shades = async (picture: Sharp) =>
    (
      await sharp(
        await picture.clone().extract({ left: 700, top: 40, width: 460, height: 550 }).toBuffer(),
      ).stats()
    ).channels[2]!.stdev;
  expect(await shades(without)).toBeLessThan(5);
  expect(await shades(beside)).toBeGreaterThan(20);
});
