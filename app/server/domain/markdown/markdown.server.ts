import MarkdownIt from "markdown-it";

import { markUnbroken } from "#app/site/unbroken-words.ts";

import { type Chart, chartOf } from "./chart.ts";
import type { Drawing } from "./drawing.ts";
import {
  isChartKind,
  parseChartParagraph,
  parsePictureParagraph,
  splitParagraphs,
  type TextPicture,
} from "./picture-paragraph.ts";

/** Escapes HTML and rejects unsafe link schemes. The picture component renders pictures (`renderProse`). */
const renderer = new MarkdownIt({ html: false, linkify: false, typographer: false }).disable("image");

const { escapeHtml } = renderer.utils;
renderer.renderer.rules.text = (tokens, index) => markUnbroken(escapeHtml(tokens[index]!.content));

// Scroll container of wide tables (styles/recipes/prose.ts).
renderer.renderer.rules.table_open = () => "<div data-table>\n<table>\n";
renderer.renderer.rules.table_close = () => "</table>\n</div>\n";

export const renderMarkdown = (markdown: string): string => renderer.render(markdown);

export type ProsePart =
  | { kind: "html"; html: string }
  | ({ kind: "picture"; drawing?: Drawing } & TextPicture)
  | ({ kind: "chart" } & Chart);

export type ProseHeading = { id: string; text: string };

type ReadDrawing = (path: string) => Drawing | undefined;

/** @param languageTag of the numbers in charts */
export function renderProse(
  markdown: string,
  languageTag: string,
  readDrawing: ReadDrawing,
): { parts: ProsePart[]; headings: ProseHeading[] } {
  const headings: ProseHeading[] = [];
  const parts = partsOf(markdown, languageTag, readDrawing).map((part) =>
    typeof part === "string" ? { kind: "html" as const, html: renderWithAnchors(part, headings) } : part,
  );
  return { parts, headings };
}

function partsOf(markdown: string, languageTag: string, readDrawing: ReadDrawing): (string | ProsePart)[] {
  const parts: (string | ProsePart)[] = [];
  const paragraphs = splitParagraphs(markdown);
  while (paragraphs.length > 0) {
    const paragraph = paragraphs.shift()!;
    const last = parts.at(-1);
    const chart = chartAbove(paragraph, paragraphs[0], languageTag);
    const picture = pictureIn(paragraph, readDrawing);
    if (chart) {
      parts.push(chart);
      paragraphs.shift();
    } else if (!picture && typeof last === "string") parts[parts.length - 1] = `${last}\n\n${paragraph}`;
    else parts.push(picture ?? paragraph);
  }
  return parts;
}

function pictureIn(paragraph: string, readDrawing: ReadDrawing): ProsePart | undefined {
  const picture = parsePictureParagraph(paragraph);
  if (!picture) return undefined;
  const drawing = readDrawing(picture.src);
  return { kind: "picture", ...picture, ...(drawing && { drawing }) };
}

/** @param table the paragraph that follows */
export function chartAbove(
  paragraph: string,
  table: string | undefined,
  languageTag: string,
): ({ kind: "chart" } & Chart) | undefined {
  const { kind, caption } = parseChartParagraph(paragraph) ?? {};
  if (!caption || !kind || !isChartKind(kind) || !table) return undefined;
  const chart = chartOf(kind, caption, cellsOf(table), languageTag);
  return chart && { kind: "chart", ...chart };
}

/** Plain text of the cells, by row. */
function cellsOf(table: string): string[][] {
  const rows: string[][] = [];
  for (const { type, children } of renderer.parse(table, {})) {
    if (type === "tr_open") rows.push([]);
    else if (type === "inline") rows.at(-1)?.push((children ?? []).map(wordsOf).join(""));
  }
  return rows;
}

function renderWithAnchors(markdown: string, headings: ProseHeading[]): string {
  const tokens = renderer.parse(markdown, {});
  tokens.forEach((token, index) => {
    if (token.type !== "heading_open" || token.tag !== "h2") return;
    const text = (tokens[index + 1]?.children ?? []).map(({ content }) => content).join("");
    const id = anchorOf(text, headings);
    token.attrSet("id", id);
    headings.push({ id, text });
  });
  return renderer.renderer.render(tokens, renderer.options, {});
}

/** Letters and digits of any script. The prefix avoids conflicts with ids of the page. */
function anchorOf(text: string, headings: readonly ProseHeading[]): string {
  const anchor = `text-${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "")}`;
  const same = headings.filter(({ id }) => id === anchor || id.startsWith(`${anchor}--`)).length;
  return same === 0 ? anchor : `${anchor}--${same + 1}`;
}

export const linksOfMarkdown = (markdown: string): string[] =>
  renderer
    .parse(markdown, {})
    .flatMap(({ children }) => children ?? [])
    .flatMap((token) => (token.type === "link_open" ? String(token.attrGet("href")) : []));

/** What a reader sees as text: captions of pictures and charts, without alternative texts. */
export const plainMarkdown = (markdown: string): string =>
  renderer
    .parse(splitParagraphs(markdown).map(withCaption).join("\n\n"), {})
    .flatMap(({ children }) => (children ? [children.map(wordsOf).join("")] : []))
    .join("\n");

/** A picture is a link after a "!" to a renderer without pictures. */
function withCaption(paragraph: string): string {
  const chart = parseChartParagraph(paragraph);
  if (chart) return chart.caption;
  const picture = parsePictureParagraph(paragraph);
  return picture ? [picture.caption ?? [], picture.legend ?? []].flat().join("\n\n") : paragraph;
}

const wordsOf = ({ type, content }: { type: string; content: string }) =>
  type === "image" ? "" : type.endsWith("break") ? " " : content;
