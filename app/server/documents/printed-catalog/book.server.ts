import type { PrintDocument } from "../print/print-document.server.ts";
import type { PrintTheme } from "../print/print-theme.ts";
import type { TextStyle } from "../print/typesetter.server.ts";
import type { Catalogue } from "./printed-catalog.ts";
import { area } from "./page-area.ts";
export { familyName, modelName } from "./sheet-names.ts";

/** What sheets are planned with. */
export type Desk = {
  print: PrintDocument;
  catalogue: Catalogue;
  theme: PrintTheme;
  styles: BookStyles;
};

/** What every sheet is drawn with. */
export type Book = Desk & {
  /** The encoded picture of the sheet of this name, or the named ornament. */
  picture: (name: string) => Buffer;
  /** Number that is printed on the page of this name. */
  pageOf: (name: string) => number;
};

/** One page, before anything is drawn: its place in the book is its number. */
export type Sheet = {
  /** Links lead here by this name. */
  name: string;
  /** In the reader's list of bookmarks; a model stands below its family. */
  bookmark?: { label: string; level: 0 | 1 };
  draw: (book: Book) => void;
};

export const { page, margin } = area;
export const measure = page.width - 2 * margin;

export type BookStyles = ReturnType<typeof createBookStyles>;

export function createBookStyles({ text, muted, accent, chromeText, chromeMuted }: PrintTheme) {
  const heading = (size: number, color: string): TextStyle => ({
    face: "heading",
    size,
    leading: size * 1.16,
    color,
    tracking: 0.02,
    capitals: true,
    balanced: true,
  });
  const body = (size: number, color: string, face: "text" | "strong" = "text"): TextStyle => ({
    face,
    size,
    leading: size * 1.5,
    color,
  });
  return {
    heading,
    body,
    eyebrow: { ...heading(9, accent), tracking: 0.06, balanced: false },
    lead: { ...body(12.5, text), balanced: true },
    small: body(8, muted),
    folio: { ...heading(9, muted), balanced: false },
    chromeFolio: { ...heading(9, chromeMuted), balanced: false },
    chromeLead: { ...body(12, chromeText), balanced: true },
  };
}

/** The number at the foot of a page, with what the page belongs to. */
export function drawFolio({ print, catalogue, styles }: Book, number: number, section: string, dark = false) {
  const style = dark ? styles.chromeFolio : styles.folio;
  const y = page.height - 32;
  print.decoration(() => {
    print.type.draw(section, style, { x: margin, y, width: measure });
    print.type.draw(catalogue.brand.name, style, { x: margin, y, width: measure, align: "center" });
    print.type.draw(String(number), style, { x: margin, y, width: measure, align: "end" });
  });
}

/** Fills the page and a little more: its size is no whole number of pixels. */
export function drawGround({ print }: Book, color: string) {
  print.decoration(() => print.pdf.rect(-1, -1, page.width + 2, page.height + 2).fill(color));
}
