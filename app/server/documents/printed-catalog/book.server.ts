import { theme as brandTheme } from "../../ops/theme.server.ts";
import type { PrintDocument } from "../print/print-document.server.ts";
import type { PrintTheme } from "../print/print-theme.server.ts";
import type { TextStyle } from "../print/typesetter.server.ts";
import type { PrintedCatalog } from "./printed-catalog.ts";
import { area } from "./page-area.ts";

export { familyName, modelName } from "./page-area.ts";

export type BookContext = {
  print: PrintDocument;
  catalog: PrintedCatalog;
  theme: PrintTheme;
  styles: BookStyles;
};

export type Book = BookContext & {
  /** By sheet name, or `cover` and `ornament`. Undefined for an unreadable picture. */
  picture: (name: string) => Buffer | undefined;
  pageOf: (name: string) => number;
};

/** One page. Its index gives the page number. */
export type Sheet = {
  name: string;
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
    capitals: brandTheme.fonts.capitals,
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

export function drawFolio({ print, catalog, styles }: Book, number: number, section: string, onDark = false) {
  const style = onDark ? styles.chromeFolio : styles.folio;
  const y = page.height - 32;
  print.decoration(() => {
    print.type.draw(section, style, { x: margin, y, width: measure });
    print.type.draw(catalog.brand.name, style, { x: margin, y, width: measure, align: "center" });
    print.type.draw(String(number), style, { x: margin, y, width: measure, align: "end" });
  });
}

/** Slightly larger than the page, whose size is not a whole number of pixels. */
export function drawGround({ print }: Book, color: string) {
  print.decoration(() => print.pdf.rect(-1, -1, page.width + 2, page.height + 2).fill(color));
}
