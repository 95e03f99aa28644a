import type { Drawing } from "#app/server/domain/markdown/drawing.ts";
import type { ProsePart } from "#app/server/domain/markdown/markdown.server.ts";
import { cx } from "#styled-system/css";
import { proseParts, prose } from "#styled-system/recipes";

import { ChartTable } from "./chart-table.tsx";
import { Picture } from "./picture.tsx";

export function Prose({ parts }: { parts: ProsePart[] }) {
  return (
    <div className={proseParts().root}>
      {parts.map((part, index) => {
        if (part.kind === "html") return <RichText key={index} html={part.html} />;
        if (part.kind === "chart") return <ChartTable key={index} chart={part} />;
        return <ProseFigure key={index} {...part} />;
      })}
    </div>
  );
}

function ProseFigure({ src, alt, caption, legend, drawing }: Extract<ProsePart, { kind: "picture" }>) {
  const styles = proseParts();
  return (
    <figure className={styles.figure}>
      {drawing ? (
        <InlineDrawing drawing={drawing} label={alt} />
      ) : (
        <Picture src={src} alt={alt} className={styles.picture} width={720} height={450} />
      )}
      {(caption || legend) && (
        <figcaption className={styles.caption}>
          {caption}
          {legend && (
            <ol className={styles.legend}>
              {legend.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ol>
          )}
        </figcaption>
      )}
    </figure>
  );
}

/** The shapes are checked by `parseDrawing`. They take their colors from custom properties of the recipe. */
function InlineDrawing({ drawing: { width, height, shapes }, label }: { drawing: Drawing; label: string }) {
  const styles = proseParts();
  return (
    <svg
      className={cx(styles.picture, styles.drawing)}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={label}
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  );
}

/** `html` is rendered from Markdown by the server, which escapes any markup in the source. */
export function RichText({ html }: { html: string }) {
  return <div className={prose()} dangerouslySetInnerHTML={{ __html: html }} />;
}
