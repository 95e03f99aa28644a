import { addressOf, type Cell, fileNameOf, nameOf } from "../cell.ts";

export const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** A picture that is part of the file. */
export const image = (webp: Buffer, alt: string, attributes = ""): string =>
  `<img src="data:image/webp;base64,${webp.toString("base64")}" alt="${escape(alt)}" loading="lazy" decoding="async"${attributes && ` ${attributes}`}>`;

/** The name of a cell, as a link to its page. */
export const cellLink = (cell: Cell, words = nameOf(cell)): string =>
  `<a href="${escape(addressOf(cell))}">${escape(words)}</a>`;

/** Beside the report, in a size to look at. */
export const pictureOf = (cell: Cell): string => escape(`pictures/${fileNameOf(cell)}.webp`);

/** A trace is opened with `npx playwright-core show-trace FILE`. */
export const traceLink = ({ trace }: Cell): string =>
  trace ? ` <a href="${escape(trace)}" download>trace</a>` : "";
