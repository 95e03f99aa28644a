/** A paragraph that is one picture: `![alt](path "caption")`, path below `content/media`. */
const pattern = /^!\[([^\]\n]+)\]\(([^\s)]+)(?: "([^"\n]+)")?\)$/;

export type TextPicture = { src: string; alt: string; caption?: string };

export function parsePictureParagraph(paragraph: string): TextPicture | undefined {
  const [, alt, src, caption] = pattern.exec(paragraph.trim()) ?? [];
  return alt && src ? { src, alt, ...(caption && { caption }) } : undefined;
}

/** Also the unit of translation in message catalogs. */
export const splitParagraphs = (markdown: string): string[] => markdown.split(/\n(?:[ \t]*\n)+/);
