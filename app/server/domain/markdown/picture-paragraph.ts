/** A paragraph that is one picture: `![alt](path "caption")`, path below `content/media`. */
const pattern = /^!\[([^\]\n]+)\]\(([^\s)]+)(?: "([^"\n]+)")?\)$/;

export type TextPicture = {
  src: string;
  alt: string;
  caption?: string;
  /** Explains the numbers on the picture, in their order. */
  legend?: string[];
};

export function parsePictureParagraph(paragraph: string): TextPicture | undefined {
  const [, alt, src, text = ""] = pattern.exec(paragraph.trim()) ?? [];
  if (!alt || !src) return undefined;
  const { caption, legend } = splitLegend(text);
  return { src, alt, ...(caption && { caption }), ...(legend.length > 0 && { legend }) };
}

/** `Seen from above. 1: the shell. 2: the board.` has a caption and a legend of two. */
function splitLegend(text: string): { caption: string; legend: string[] } {
  const [caption = "", ...legend] = text.split(/(?:^|\s+)\d{1,2}:\s+/);
  return { caption, legend };
}

/** `![caption](chart:bars)` above a table. */
const chartPattern = /^!\[([^\]\n]+)\]\(chart:([a-z-]+)\)$/;

export const chartKinds = ["bars", "steps"] as const;
export type ChartKind = (typeof chartKinds)[number];

export function parseChartParagraph(paragraph: string): { kind: string; caption: string } | undefined {
  const [, caption, kind] = chartPattern.exec(paragraph.trim()) ?? [];
  return caption && kind ? { kind, caption } : undefined;
}

export const isChartKind = (kind: string): kind is ChartKind =>
  (chartKinds as readonly string[]).includes(kind);

/** Also the unit of translation in message catalogs. */
export const splitParagraphs = (markdown: string): string[] => markdown.split(/\n(?:[ \t]*\n)+/);
