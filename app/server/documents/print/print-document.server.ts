import PDFKitDocument from "pdfkit";

import { createPrintFonts } from "./print-fonts.server.ts";
import { createTypesetter } from "./typesetter.server.ts";

export type PrintSettings = {
  title: string;
  subject: string;
  author: string;
  languageTag: string;
  /** The site whose headings need Greek letters. */
  greece: boolean;
  size: "A4" | "A5";
  /** Stands in the file as its date: the same input gives the same bytes. */
  date: Date;
  /** Says what the file was made from, for those who keep it. */
  fingerprint?: string;
};

/** Kinds of structure that hold others: what a screen reader announces around them. */
type Group = "Sect" | "L" | "LI" | "Table" | "TR" | "TOC" | "TOCI" | "P";
/** Kinds that hold what is drawn. */
type Content = "H1" | "H2" | "H3" | "P" | "Lbl" | "LBody" | "TH" | "TD" | "Span" | "Caption";

type Rectangle = { x: number; y: number; width: number; height: number };
/** `page` is a name given by `destination`. */
export type LinkTarget = { page: string } | { url: string };

export type PrintDocument = ReturnType<typeof createPrintDocument>;

/**
 * A tagged PDF file: whatever is drawn is either content, with its place in the structure, or
 * decoration. Coordinates are points from the page's upper left corner.
 */
export function createPrintDocument(settings: PrintSettings) {
  const { title, subject, author, languageTag, greece, size, date, fingerprint } = settings;
  const pdf = new PDFKitDocument({
    size,
    margin: 0,
    autoFirstPage: false,
    pdfVersion: "1.7",
    tagged: true,
    lang: languageTag,
    displayTitle: true,
    info: {
      Title: title,
      Subject: subject,
      Author: author,
      CreationDate: date,
      ModDate: date,
      ...(fingerprint && { Fingerprint: fingerprint }),
    },
  });
  const fonts = createPrintFonts(pdf, greece);
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  let parent = root;
  const bookmarks = [pdf.outline];

  function inStructure(element: PDFKit.PDFStructureElement, draw: () => void) {
    const outer = parent;
    outer.add(element);
    parent = element;
    draw();
    parent = outer;
    element.end();
  }

  function addPage() {
    pdf.addPage();
    // The tab key follows the structure.
    (pdf.page.dictionary.data as Record<string, unknown>).Tabs = "S";
  }

  return {
    pdf,
    type: createTypesetter(pdf, fonts, languageTag),
    addPage,
    /** A new page; what it shows is one section of the structure. */
    page(draw: () => void) {
      addPage();
      inStructure(pdf.struct("Sect"), draw);
    },
    group: (kind: Group, draw: () => void) => inStructure(pdf.struct(kind), draw),
    content(kind: Content, draw: () => void) {
      // A heading of a row names what stands beside it.
      const scope = kind === "TH" ? { scope: "Row" } : {};
      parent.add(pdf.struct(kind, scope as PDFKit.Mixins.StructureElementOptions, draw));
    },
    figure(alt: string, { x, y, width, height }: Rectangle, draw: () => void) {
      const options = { alt, bbox: [x, y, x + width, y + height] };
      parent.add(pdf.struct("Figure", options as PDFKit.Mixins.StructureElementOptions, draw));
    },
    /** Lines, surfaces, page numbers: nothing that is read aloud. */
    decoration(draw: () => void) {
      pdf.markContent("Artifact", { type: "Layout" });
      draw();
      pdf.endMarkedContent();
    },
    /** @param label what a screen reader says of the link */
    link(target: LinkTarget, label: string, { x, y, width, height }: Rectangle, draw: () => void) {
      const element: PDFKit.PDFStructureElement = pdf.struct("Link", {}, () => {
        draw();
        // PDFKit writes a String object as text and a plain string as a name.
        const options = { structParent: element, Contents: Object(label) as string };
        if ("url" in target) pdf.link(x, y, width, height, target.url, options);
        else pdf.goTo(x, y, width, height, target.page, options);
      });
      parent.add(element);
    },
    /** Links and bookmarks lead to the page by this name. */
    destination: (name: string) => pdf.addNamedDestination(name, "Fit"),
    /** @param level 0 for a chapter, 1 for what is in it */
    bookmark(label: string, level: 0 | 1) {
      bookmarks.length = level + 1;
      bookmarks.push(bookmarks[level]!.addItem(label));
    },
    /** Ends the document. @returns the file */
    async finish(): Promise<Buffer> {
      root.end();
      pdf.end();
      const chunks: Buffer[] = [];
      for await (const chunk of pdf) chunks.push(chunk as Buffer);
      return Buffer.concat(chunks);
    },
  };
}
