import { addressOf, type Cell, fileNameOf, nameOf } from "../cell.ts";

export const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** An inline picture. */
export const image = (webp: Buffer, alt: string, attributes = ""): string =>
  `<img src="data:image/webp;base64,${webp.toString("base64")}" alt="${escape(alt)}" loading="lazy" decoding="async"${attributes && ` ${attributes}`}>`;

/** The name of a cell, as a link to its page. */
export const cellLink = (cell: Cell, words = nameOf(cell)): string =>
  `<a href="${escape(addressOf(cell))}">${escape(words)}</a>`;

/** Large picture, in a file next to the report. */
export const pictureOf = (cell: Cell): string => escape(`pictures/${fileNameOf(cell)}.webp`);

/** `npx playwright-core show-trace FILE` opens a trace. */
export const traceLink = ({ trace }: Cell): string =>
  trace ? ` <a href="${escape(trace)}" download>trace</a>` : "";
