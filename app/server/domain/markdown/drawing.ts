/** Parses SVG files whose shapes become part of the page and use its colors (docs/content.md). */
export type Drawing = { width: number; height: number; shapes: string };

const attribute = String.raw`\s+[a-z][a-z0-9-]*="[^"<>&]*"`;
const element = String.raw`<(?:path|circle|rect|ellipse|line|text|g)(?:${attribute})*\s*/?>`;
const closing = String.raw`</(?:path|circle|rect|ellipse|line|text|g)>`;

/** Allows shapes without scripts, URLs, styles and entities. Attributes that could run code start with `on`. */
const shapesPattern = new RegExp(String.raw`^(?:${element}|${closing}|[^<>&]+)*$`, "u");
const forbidden = /\s(?:on[a-z]+|href|style)=|url\(/i;

const frame =
  /^\s*<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 (\d{2,4}) (\d{2,4})"[^<>]*>(.*)<\/svg>\s*$/s;

/** 64 KB. */
const maxLength = 65_536;

/** @returns undefined for other SVG files, which are shown as pictures */
export function parseDrawing(svg: string): Drawing | undefined {
  if (svg.length > maxLength) return undefined;
  const [, width, height, content = ""] = frame.exec(svg) ?? [];
  const shapes = content.replace(/^\s*<title>[^<>&]*<\/title>/, "").trim();
  if (!width || !height || !shapesPattern.test(shapes) || forbidden.test(shapes)) return undefined;
  return { width: Number(width), height: Number(height), shapes };
}
