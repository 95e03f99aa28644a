import { join } from "node:path";

import satori, { type Font } from "satori";

import type { Site } from "#app/site/site.ts";

import { withoutPictureColor } from "../../../../styles/pictures.ts";
import { loadSharp } from "../../media/load-sharp.server.ts";
import { mediaFolder } from "../../ops/project-root.server.ts";
import { printFontFiles, readPrintFont } from "../print/print-fonts.server.ts";
import { printThemes } from "../print/print-theme.server.ts";

export type SharePicture = {
  brand: string;
  label: string | undefined;
  title: string;
  text: string | undefined;
  /** Below the media folder. A transparent picture is on the background, others fill the side. */
  picture: string | undefined;
};

/** Pixels: the size that Open Graph and Twitter cards recommend. */
export const sharePictureSize = { width: 1200, height: 630 };

const side = { width: 520, height: sharePictureSize.height };
const margin = 40;

/** A title of one line may have large letters; the longest title has 150 characters. */
const titleSizes = [
  { upTo: 16, size: 96 },
  { upTo: 32, size: 76 },
  { upTo: 60, size: 60 },
  { upTo: Number.POSITIVE_INFINITY, size: 46 },
];

/** @returns a JPEG of about 60 KB */
export async function drawSharePicture(
  { brand, label, title, text: description, picture }: SharePicture,
  { theme, greece, languageTag }: Pick<Site, "theme" | "greece" | "languageTag">,
): Promise<Buffer> {
  const { chrome, chromeText, chromeMuted, chromeAccent } = printThemes[theme];
  const { fonts, heading, text } = fontStacks(greece);
  const { size } = titleSizes.find(({ upTo }) => title.length <= upTo)!;
  const svg = await satori(
    <div
      lang={languageTag}
      style={{
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        width: picture ? sharePictureSize.width - side.width : sharePictureSize.width,
        height: sharePictureSize.height,
        boxSizing: "border-box",
        padding: 60,
        color: chromeText,
        fontFamily: text,
      }}
    >
      <div style={{ fontFamily: heading, fontSize: 32, letterSpacing: 6 }}>{brand}</div>
      <div style={{ display: "flex", flexDirection: "column" }}>
        {label && <div style={{ color: chromeAccent, fontSize: 28, marginBottom: 14 }}>{label}</div>}
        <div
          style={{ display: "block", fontFamily: heading, fontSize: size, lineHeight: 1.12, lineClamp: 4 }}
        >
          {title}
        </div>
      </div>
      <div style={{ display: "block", color: chromeMuted, fontSize: 28, lineHeight: 1.35, lineClamp: 3 }}>
        {description ?? ""}
      </div>
    </div>,
    { ...sharePictureSize, fonts },
  );
  const sharp = await loadSharp();
  const subject = picture === undefined ? undefined : await readSubject(picture);
  return sharp({ create: { ...sharePictureSize, channels: 3, background: chrome } })
    .composite([...(subject ? [subject] : []), { input: Buffer.from(svg), left: 0, top: 0 }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

async function readSubject(picture: string) {
  const sharp = await loadSharp();
  const image = sharp(join(mediaFolder, withoutPictureColor(picture)));
  const { hasAlpha } = await image.metadata();
  const left = sharePictureSize.width - side.width;
  if (!hasAlpha)
    return {
      input: await image
        .resize({ ...side, fit: "cover" })
        .png()
        .toBuffer(),
      left,
      top: 0,
    };
  const box = { width: side.width - margin, height: side.height - 2 * margin };
  const { data, info } = await image
    .trim({ threshold: 1 })
    .resize({ ...box, fit: "inside" })
    .png()
    .toBuffer({ resolveWithObject: true });
  return {
    input: data,
    left: left + Math.round((box.width - info.width) / 2),
    top: Math.round((side.height - info.height) / 2),
  };
}

type FontStacks = { fonts: Font[]; heading: string; text: string };

/** satori caches what it parses by the identity of a font's object. */
const stacks = new Map<boolean, FontStacks>();

/** One family per file, because satori uses only one of several files with the same name. */
function fontStacks(greece: boolean): FontStacks {
  let known = stacks.get(greece);
  if (!known) {
    const { heading, text } = printFontFiles(greece);
    const read = (weight: 400 | 600) => (name: string) => ({
      name,
      weight,
      style: "normal" as const,
      data: readPrintFont(name),
    });
    known = {
      fonts: [...text.map(read(400)), ...heading.map(read(600))],
      heading: heading.join(),
      text: text.join(),
    };
    stacks.set(greece, known);
  }
  return known;
}
