import PDFKitDocument from "pdfkit";

import { createPrintFonts } from "./print-fonts.server.ts";
import { createTypesetter } from "./typesetter.server.ts";

export type PrintSettings = {
  title: string;
  subject: string;
  author: string;
  languageTag: string;
  greece: boolean;
  size: "A4" | "A5";
  /** Document date; fixed, so that equal input gives identical bytes. */
  date: Date;
  fingerprint?: string;
};

type Group = "Sect" | "L" | "LI" | "Table" | "TR" | "TOC" | "TOCI" | "P";
type Content = "H1" | "H2" | "H3" | "P" | "Lbl" | "LBody" | "TH" | "TD" | "Span" | "Caption";

type Rectangle = { x: number; y: number; width: number; height: number };
/** `page` is a name passed to `destination`. */
export type LinkTarget = { page: string } | { url: string };

export type PrintDocument = ReturnType<typeof createPrintDocument>;

/** A tagged PDF: every drawing is tagged content or decoration. Points from the upper left corner of the page. */
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
    (pdf.page.dictionary.data as Record<string, unknown>).Tabs = "S";
  }

  return {
    pdf,
    type: createTypesetter(pdf, fonts, languageTag),
    addPage,
    page(draw: () => void) {
      addPage();
      inStructure(pdf.struct("Sect"), draw);
    },
    group: (kind: Group, draw: () => void) => inStructure(pdf.struct(kind), draw),
    content(kind: Content, draw: () => void) {
      const scope = kind === "TH" ? { scope: "Row" } : {};
      parent.add(pdf.struct(kind, scope as PDFKit.Mixins.StructureElementOptions, draw));
    },
    figure(alt: string, { x, y, width, height }: Rectangle, draw: () => void) {
      const options = { alt, bbox: [x, y, x + width, y + height] };
      parent.add(pdf.struct("Figure", options as PDFKit.Mixins.StructureElementOptions, draw));
    },
    /** Lines, surfaces, page numbers: ignored by screen readers. */
    decoration(draw: () => void) {
      pdf.markContent("Artifact", { type: "Layout" });
      draw();
      pdf.endMarkedContent();
    },
    link(target: LinkTarget, label: string, { x, y, width, height }: Rectangle, draw: () => void) {
      const element: PDFKit.PDFStructureElement = pdf.struct("Link", {}, () => {
        draw();
        // PDFKit writes a String object as text, a primitive string as a name.
        const options = { structParent: element, Contents: Object(label) as string };
        if ("url" in target) pdf.link(x, y, width, height, target.url, options);
        else pdf.goTo(x, y, width, height, target.page, options);
      });
      parent.add(element);
    },
    destination: (name: string) => pdf.addNamedDestination(name, "Fit"),
    /** @param level 0: chapter, 1: section */
    bookmark(label: string, level: 0 | 1) {
      bookmarks.length = level + 1;
      bookmarks.push(bookmarks[level]!.addItem(label));
    },
    async finish(): Promise<Buffer> {
      root.end();
      pdf.end();
      const chunks: Buffer[] = [];
      for await (const chunk of pdf) chunks.push(chunk as Buffer);
      return Buffer.concat(chunks);
    },
  };
}
