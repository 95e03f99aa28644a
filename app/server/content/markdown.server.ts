import MarkdownIt from "markdown-it";

/** HTML in the source is shown as text, and links go to http(s), mail or this site only. */
const renderer = new MarkdownIt({ html: false, linkify: false, typographer: false });

export const renderMarkdown = (markdown: string): string => renderer.render(markdown);
