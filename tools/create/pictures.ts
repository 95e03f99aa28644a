/** Pictures of a new brand: its name as a logo and simple shapes as products. The brand replaces all of them. */
import { type Font, openSync } from "fontkit";
import sharp from "sharp";

import { staticFiles } from "#app/server/ops/theme-fonts.server.ts";

import { mix } from "./colors.ts";

const font = () =>
  openSync(
    staticFiles({ package: "@expo-google-fonts/roboto", scripts: ["latin"] }, [700], { subset: "" })[0]!.path,
  ) as Font;

/** The name as outlines, because pictures have no fonts. @param height of a line */
function outlines(text: string, { x, y, size, fill }: { x: number; y: number; size: number; fill: string }) {
  const face = font();
  const scale = size / face.unitsPerEm;
  let left = x;
  const paths = face.layout(text).glyphs.map((glyph) => {
    const path = `<path transform="translate(${left.toFixed(2)} ${y}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${glyph.path.toSVG()}"/>`;
    left += glyph.advanceWidth * scale;
    return path;
  });
  return { svg: `<g fill="${fill}">${paths.join("")}</g>`, width: left - x };
}

/** Fits a box of 132 × 42, on dark surfaces. */
export function logoOf(name: string): string {
  const room = 130;
  const { width } = outlines(name, { x: 0, y: 0, size: 24, fill: "#ffffff" });
  const size = Math.min(24, (24 * room) / width);
  const { svg } = outlines(name, { x: 1, y: 21 + size * 0.36, size, fill: "#ffffff" });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 132 42" width="132" height="42">${svg}</svg>\n`;
}

export function iconOf(name: string, color: string): string {
  const letter = [...name][0]!.toUpperCase();
  const { width } = outlines(letter, { x: 0, y: 0, size: 22, fill: "#ffffff" });
  const { svg } = outlines(letter, { x: 16 - width / 2, y: 23.8, size: 22, fill: "#ffffff" });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${color}"/>${svg}</svg>\n`;
}

const shapes = [
  '<circle cx="400" cy="400" r="250"/>',
  '<rect x="200" y="180" width="400" height="440" rx="48"/>',
  '<path d="M400 150 640 620H160z"/>',
  '<path d="M300 160h200l90 300H210zM370 460h60v150h-60zM280 610h240v40H280z"/>',
  '<path d="M220 220h360v360a180 180 0 0 1-360 0z"/>',
  '<path d="M400 140a260 260 0 1 1 0 520 260 260 0 0 1 0-520zm0 130a130 130 0 1 0 0 260 130 130 0 0 0 0-260z" fill-rule="evenodd"/>',
];

const gradient = (color: string) =>
  `<defs><linearGradient id="light" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${mix(color, "#ffffff", 0.55)}"/><stop offset="1" stop-color="${mix(color, "#000000", 0.15)}"/></linearGradient></defs>`;

const webp = (svg: string) => sharp(Buffer.from(svg)).webp({ quality: 84 }).toBuffer();

/** Transparent, 1200 × 1200. */
export const productPicture = (index: number, color: string) =>
  webp(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="1200" height="1200">${gradient(color)}<ellipse cx="400" cy="690" rx="230" ry="26" fill="#000" fill-opacity=".14"/><g fill="url(#light)">${shapes[index % shapes.length]}</g></svg>`,
  );

/** Opaque, 1920 × 1200. */
export const scenePicture = (color: string) =>
  webp(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1000" width="1920" height="1200">${gradient(color)}<rect width="1600" height="1000" fill="${mix(color, "#ffffff", 0.82)}"/><rect y="760" width="1600" height="240" fill="${mix(color, "#ffffff", 0.7)}"/><g fill="url(#light)"><g transform="translate(120 200) scale(.85)">${shapes[1]}</g><g transform="translate(480 120) scale(.95)">${shapes[3]}</g><g transform="translate(880 240) scale(.8)">${shapes[4]}</g></g></svg>`,
  );
