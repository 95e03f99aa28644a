import type { PDFPageProxy, RenderTask } from "pdfjs-dist";
import { useEffect, useRef, useState } from "react";

import { catalogViewer } from "#styled-system/recipes";

import type { OpenFile } from "./pdf-file.ts";
import { type PdfLink, readLinks } from "./pdf-links.ts";

type PdfPageProps = {
  file: OpenFile;
  number: number;
  /** CSS pixels per PDF point. */
  scale: number;
  label: string;
  onFollow: (page: number) => void;
};

/** Limits the canvas, because phones fail to allocate larger ones. */
const maxPixels = 16_000_000;

export function PdfPage({ file, number, scale, label, onFollow }: PdfPageProps) {
  const picture = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<PDFPageProxy>();
  const [links, setLinks] = useState<PdfLink[]>([]);
  const styles = catalogViewer();

  useEffect(() => {
    let current = true;
    const read = async () => {
      const next = await file.document.getPage(number);
      const found = await readLinks(file.document, next);
      if (!current) return;
      setPage(next);
      setLinks(found);
    };
    read().catch((error: unknown) => current && console.warn("A page cannot be read", error));
    return () => {
      current = false;
    };
  }, [file, number]);

  useEffect(() => {
    if (!page || !picture.current || !text.current) return;
    return renderPage(file.pdfjs, page, scale, picture.current, text.current);
  }, [file, page, scale]);

  const size = page?.getViewport({ scale });
  return (
    <div
      className={styles.page}
      role="group"
      aria-label={label}
      style={
        size && {
          inlineSize: `${size.width}px`,
          blockSize: `${size.height}px`,
          ["--total-scale-factor" as string]: scale,
          ["--scale-round-x" as string]: "1px",
          ["--scale-round-y" as string]: "1px",
        }
      }
    >
      <div ref={picture} className={styles.picture} aria-hidden="true" />
      <div ref={text} className={styles.text} />
      {links.map(({ id, name, place, ...target }) => {
        const style = {
          left: `${place.left * 100}%`,
          top: `${place.top * 100}%`,
          width: `${place.width * 100}%`,
          height: `${place.height * 100}%`,
        };
        return "page" in target ? (
          <button
            key={id}
            type="button"
            className={styles.link}
            style={style}
            aria-label={name}
            onClick={() => onFollow(target.page)}
          />
        ) : (
          <a key={id} href={target.url} className={styles.link} style={style} aria-label={name} />
        );
      })}
    </div>
  );
}

function renderPage(
  { TextLayer }: OpenFile["pdfjs"],
  page: PDFPageProxy,
  scale: number,
  picture: HTMLElement,
  words: HTMLElement,
) {
  const viewport = page.getViewport({ scale });
  const density = Math.min(
    window.devicePixelRatio || 1,
    Math.sqrt(maxPixels / (viewport.width * viewport.height)),
  );
  const canvas = document.createElement("canvas");
  const enlarged = page.getViewport({ scale: scale * density });
  canvas.width = Math.floor(enlarged.width);
  canvas.height = Math.floor(enlarged.height);
  const render: RenderTask = page.render({ canvas, viewport: enlarged });
  words.replaceChildren();
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: words, viewport });
  // The old canvas stays, scaled, until the new one is complete.
  const finished = [render.promise.then(() => picture.replaceChildren(canvas)), layer.render()];
  let stopped = false;
  Promise.all(finished).catch((error: unknown) => {
    if (!stopped) console.warn("A page cannot be rendered", error);
  });
  return () => {
    stopped = true;
    render.cancel();
    layer.cancel();
  };
}
