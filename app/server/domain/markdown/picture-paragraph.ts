/** A picture in Markdown: a paragraph of its own, with what it shows, its path below `content/media` and a caption. */
const pattern = /^!\[([^\]\n]+)\]\(([^\s)]+)(?: "([^"\n]+)")?\)$/;

export type TextPicture = { src: string; alt: string; caption?: string };

/** @returns nothing for a paragraph that is anything else than one picture */
export function parsePictureParagraph(paragraph: string): TextPicture | undefined {
  const [, alt, src, caption] = pattern.exec(paragraph.trim()) ?? [];
  return alt && src ? { src, alt, ...(caption && { caption }) } : undefined;
}

/** Paragraphs as Markdown and the translation catalogs part them: by empty lines. */
export const splitParagraphs = (markdown: string): string[] => markdown.split(/\n(?:[ \t]*\n)+/);
