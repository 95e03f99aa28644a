import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";

/** React's marker for a Suspense boundary that failed on the server. */
const failedPart = "<!--$!-->";

export const renderPlain = (page: ReactNode): string => renderToString(page);

export const hasFailedPart = (html: string): boolean => html.includes(failedPart);

/** Only a stream reports the error of a failed part, but takes four times as long as `renderToString`. */
export const failureIn = (page: ReactNode) =>
  new Promise<unknown>((resolve) => {
    renderToPipeableStream(page, {
      onError: resolve,
      onAllReady: () => resolve(new Error("A part of the page was not ready, or threw only once")),
    });
  });
