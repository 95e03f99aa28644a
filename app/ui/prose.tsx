import type { ProsePart } from "#app/server/domain/markdown/markdown.server.ts";
import { proseParts } from "#styled-system/recipes";

import { Picture } from "./picture.tsx";
import { RichText } from "./rich-text.tsx";

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
