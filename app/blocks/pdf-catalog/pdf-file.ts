/** The only module that loads pdf.js. The legacy build supports browsers of the last few years. */
import type { PDFDocumentProxy } from "pdfjs-dist";

// oxlint-disable-next-line import/default -- `?url` exports the address of the file
import workerUrl from "pdfjs-dist/legacy/build/pdf.worker.min.mjs?url";
import { useEffect, useState } from "react";

import { markDispensable } from "#app/framework/missing-files.ts";

type Pdfjs = typeof import("pdfjs-dist");

export type OpenFile = { pdfjs: Pdfjs; document: PDFDocumentProxy };

export type FileState =
  /** `share` is the loaded fraction, 0 to 1. */
  { state: "loading"; share: number } | ({ state: "open" } & OpenFile) | { state: "failed" };

/** Loads pdf.js and the file. Does not throw; a failure is a state. */
export function usePdfFile(address: string): FileState {
  const [file, setFile] = useState<FileState>({ state: "loading", share: 0 });
  useEffect(() => {
    let stopped = false;
    let stop = () => {};
    const open = async () => {
      const pdfjs = await import("pdfjs-dist/legacy/build/pdf.mjs").catch((error: unknown) => {
        markDispensable(error);
        throw error;
      });
      if (stopped) return;
      pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;
      const task = pdfjs.getDocument({ url: address });
      stop = () => void task.destroy();
      // Progress events continue in the background after the document has opened.
      task.onProgress = ({ loaded, total }: { loaded: number; total: number }) =>
        setFile((old) => (old.state === "loading" && total > 0 ? { ...old, share: loaded / total } : old));
      const document = await task.promise;
      if (!stopped) setFile({ state: "open", pdfjs, document });
    };
    open().catch((error: unknown) => {
      if (stopped) return;
      console.warn("The catalog cannot be shown", error);
      setFile({ state: "failed" });
    });
    return () => {
      stopped = true;
      stop();
    };
  }, [address]);
  return file;
}
