import { ph } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";

import { useFigure } from "#app/ui/figures.ts";
import { button, catalogViewer } from "#styled-system/recipes";

import { type OpenFile, usePdfFile } from "./pdf-file.ts";
import { PdfPage } from "./pdf-page.tsx";
import { changeZoom, clampPage, openPages, turn, zoomSteps } from "./spreads.ts";
import { useStage } from "./use-stage.ts";
import { ViewerToolbar } from "./viewer-toolbar.tsx";

type ViewerProps = {
  /** Same-origin URL of the PDF file. */
  address: string;
  onClose: () => void;
};

export function CatalogViewer({ address, onClose }: ViewerProps) {
  const { t } = useLingui();
  const file = usePdfFile(address);
  const frame = useRef<HTMLDivElement>(null);
  const styles = catalogViewer();
  useEffect(() => {
    frame.current?.focus({ preventScroll: true });
    frame.current?.scrollIntoView({ block: "start" });
  }, []);
  return (
    <div ref={frame} className={styles.root} role="region" aria-label={t`Catalog`} tabIndex={-1}>
      {file.state === "open" ? (
        <Reader file={file} frame={frame} onClose={onClose} />
      ) : (
        <div className={styles.message} role="status">
          {file.state === "failed" ? (
            <p>
              <Trans>The catalog cannot be shown here. Please download it instead.</Trans>
            </p>
          ) : (
            <>
              <p>
                <Trans>The catalog is loading.</Trans>
              </p>
              <progress className={styles.progress} value={file.share} aria-label={t`Loading`} />
            </>
          )}
          <button type="button" className={button({ size: "sm", look: "outline" })} onClick={onClose}>
            <Trans comment="button">Close</Trans>
          </button>
        </div>
      )}
    </div>
  );
}

type ReaderProps = { file: OpenFile; frame: RefObject<HTMLDivElement | null>; onClose: () => void };

function Reader({ file, frame, onClose }: ReaderProps) {
  const { t } = useLingui();
  const pages = file.document.numPages;
  const figure = useFigure();
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState<number>(zoomSteps[0]);
  const { stage, double, fit } = useStage(file.document);
  const open = openPages(page, pages, double);
  const [first, last] = [open[0]!, open.at(-1)!];
  const openPagesLabel = t({ message: "Open pages", context: "page of a PDF" });
  const styles = catalogViewer();

  // Moves the focus to the pages unless the visitor has moved it elsewhere.
  useEffect(() => {
    if (frame.current?.contains(document.activeElement)) stage.current?.focus({ preventScroll: true });
  }, [frame, stage]);

  const goTo = (to: number) => {
    setPage(clampPage(to, pages));
    stage.current?.scrollTo({ top: 0, left: 0 });
  };
  const leaf = (direction: 1 | -1) => goTo(turn(page, pages, double, direction));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target instanceof HTMLInputElement) return;
    if (zoom > 1 && event.key.startsWith("Arrow")) return;
    const forward = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
    const actions: Record<string, () => void> = {
      ArrowRight: () => leaf(forward),
      ArrowLeft: () => leaf(forward === 1 ? -1 : 1),
      PageDown: () => leaf(1),
      PageUp: () => leaf(-1),
      Home: () => goTo(1),
      End: () => goTo(pages),
      "+": () => setZoom(changeZoom(zoom, 1)),
      "-": () => setZoom(changeZoom(zoom, -1)),
      "0": () => setZoom(zoomSteps[0]),
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys bubble up from the focused control
    <div className={styles.reader} onKeyDown={onKeyDown}>
      <ViewerToolbar
        {...{ open, pages, zoom, frame, onClose }}
        onTurn={leaf}
        onGoTo={goTo}
        onZoom={setZoom}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable area must be focusable */}
      <div ref={stage} className={styles.stage} role="group" aria-label={openPagesLabel} tabIndex={0}>
        <div className={styles.spread} key={first}>
          {fit > 0 &&
            open.map((number) => (
              <PdfPage
                key={number}
                file={file}
                number={number}
                scale={fit * zoom}
                label={t({ message: `Page ${ph({ number: figure(number) })}`, context: "page of a PDF" })}
                onFollow={goTo}
              />
            ))}
        </div>
      </div>
      <p className={styles.status} role="status">
        {first === last
          ? t({
              message: `Page ${ph({ first: figure(first) })} of ${ph({ pages: figure(pages) })}`,
              context: "page of a PDF",
            })
          : t({
              message: `Pages ${ph({ first: figure(first) })} and ${ph({ last: figure(last) })} of ${ph({ pages: figure(pages) })}`,
              context: "page of a PDF",
            })}
      </p>
    </div>
  );
}
