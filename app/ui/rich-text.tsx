import { prose } from "#styled-system/recipes";

/** `html` is rendered from Markdown by the server, which escapes any markup in the source. */
export function RichText({ html }: { html: string }) {
  return <div className={prose()} dangerouslySetInnerHTML={{ __html: html }} />;
}
