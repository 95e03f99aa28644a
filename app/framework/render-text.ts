/** React as a renderer of whole texts, and what it leaves in them of parts that failed. */
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";

/** What React leaves on the server in the place of a part that threw, for the browser to try again. */
const failedPart = "<!--$!-->";

export const renderPlain = (page: ReactNode): string => renderToString(page);

export const hasFailedPart = (html: string): boolean => html.includes(failedPart);

/** What a part threw: `renderToString` keeps it to itself, a stream, which takes four times as long, tells. */
export const failureIn = (page: ReactNode) =>
  new Promise<unknown>((resolve) => {
    renderToPipeableStream(page, {
      onError: resolve,
      onAllReady: () => resolve(new Error("A part of the page was not ready, or threw only once")),
    });
  });
