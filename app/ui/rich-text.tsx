import { prose } from "#styled-system/recipes";

/** Text from Markdown. The server made the HTML and let no markup of the source through. */
export function RichText({ html }: { html: string }) {
  return <div className={prose()} dangerouslySetInnerHTML={{ __html: html }} />;
}
