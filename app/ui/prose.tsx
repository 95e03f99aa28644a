import type { ProsePart } from "#app/server/domain/markdown/markdown.server.ts";
import { proseParts, prose } from "#styled-system/recipes";

import { Picture } from "./picture.tsx";

export function Prose({ parts }: { parts: ProsePart[] }) {
  const styles = proseParts();
  return (
    <div className={styles.root}>
      {parts.map((part, index) =>
        part.kind === "html" ? (
          <RichText key={index} html={part.html} />
        ) : (
          <figure key={index} className={styles.figure}>
            <Picture src={part.src} alt={part.alt} className={styles.picture} width={720} height={450} />
            {part.caption && <figcaption className={styles.caption}>{part.caption}</figcaption>}
          </figure>
        ),
      )}
    </div>
  );
}

/** `html` is rendered from Markdown by the server, which escapes any markup in the source. */
export function RichText({ html }: { html: string }) {
  return <div className={prose()} dangerouslySetInnerHTML={{ __html: html }} />;
}
