import MarkdownIt from "markdown-it";

import { markUnbroken } from "#app/site/unbroken-words.ts";

import { parsePictureParagraph, splitParagraphs, type TextPicture } from "./picture-paragraph.ts";

/** Escapes HTML and rejects unsafe link schemes. The picture component renders pictures (`renderProse`). */
const renderer = new MarkdownIt({ html: false, linkify: false, typographer: false }).disable("image");

const { escapeHtml } = renderer.utils;
renderer.renderer.rules.text = (tokens, index) => markUnbroken(escapeHtml(tokens[index]!.content));

// Scroll container of wide tables (styles/recipes/prose.ts).
renderer.renderer.rules.table_open = () => "<div data-table>\n<table>\n";
renderer.renderer.rules.table_close = () => "</table>\n</div>\n";

export const renderMarkdown = (markdown: string): string => renderer.render(markdown);

export type ProsePart = { kind: "html"; html: string } | ({ kind: "picture" } & TextPicture);

export type ProseHeading = { id: string; text: string };

export function renderProse(markdown: string): { parts: ProsePart[]; headings: ProseHeading[] } {
  const headings: ProseHeading[] = [];
  const parts = partsOf(markdown).map((part) =>
    typeof part === "string"
      ? { kind: "html" as const, html: renderWithAnchors(part, headings) }
      : { kind: "picture" as const, ...part },
  );
  return { parts, headings };
}

function partsOf(markdown: string): (string | TextPicture)[] {
  const parts: (string | TextPicture)[] = [];
  for (const paragraph of splitParagraphs(markdown)) {
    const last = parts.at(-1);
    const picture = parsePictureParagraph(paragraph);
    if (!picture && typeof last === "string") parts[parts.length - 1] = `${last}\n\n${paragraph}`;
    else parts.push(picture ?? paragraph);
  }
  return parts;
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

export const plainMarkdown = (markdown: string): string =>
  renderer
    .parse(markdown, {})
    .flatMap(({ children }) => (children ? [children.map(wordsOf).join("")] : []))
    .join("\n");

const wordsOf = ({ type, content }: { type: string; content: string }) =>
  type === "image" ? "" : type.endsWith("break") ? " " : content;
