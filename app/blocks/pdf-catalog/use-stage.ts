import type { PDFDocumentProxy } from "pdfjs-dist";
import { useEffect, useRef, useState } from "react";

const padding = 32;

/** CSS pixels: minimum frame width for two pages side by side. */
const widthForTwo = 900;

type Size = { width: number; height: number };

/** @returns `fit`: the scale at which the open pages fit; 0 until the sizes are known */
export function useStage(document: PDFDocumentProxy) {
  const stage = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState<Size>();
  const [sheet, setSheet] = useState<Size>();
  useEffect(() => {
    let current = true;
    document
      .getPage(1)
      .then((page) => current && setSheet(page.getViewport({ scale: 1 })))
      .catch((error: unknown) => current && console.warn("The size of the pages cannot be read", error));
    return () => {
      current = false;
    };
  }, [document]);
  useEffect(() => {
    if (!stage.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      setFrame({ width, height });
    });
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, []);
  const double = frame !== undefined && frame.width >= widthForTwo;
  const fit =
    frame && sheet
      ? Math.min(
          (frame.width - padding) / (sheet.width * (double ? 2 : 1)),
          (frame.height - padding) / sheet.height,
        )
      : 0;
  return { stage, double, fit };
}
