import { getDocument, OPS, type PDFDocumentProxy, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

export type PdfPage = {
  text: string;
  /** Text of each link on the page, with the page number or the URL of its target. */
  links: { label: string; to: number | string }[];
};

export type PdfContent = {
  title: string;
  language: string;
  /** Titles of the bookmarks with their pages; lower levels are nested. */
  bookmarks: { title: string; page: number; below: { title: string; page: number }[] }[];
  pages: PdfPage[];
  /** Structure types on each page, in order. */
  structure: string[][];
};

/** Contents of each page of any PDF file. */
export async function lookAtPages(data: Uint8Array): Promise<{ text: string; pictures: number }[]> {
  const task = getDocument({ data: new Uint8Array(data), verbosity: 0 });
  try {
    const document = await task.promise;
    const pages: { text: string; pictures: number }[] = [];
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number);
      const { fnArray } = await page.getOperatorList();
      const pictures = fnArray.filter((operator) => operator === OPS.paintImageXObject).length;
      pages.push({ text: await textOf(page), pictures });
    }
    return pages;
  } finally {
    await task.destroy();
  }
}

/** Visible contents of a PDF file of the site. */
export async function readPdf(data: Uint8Array): Promise<PdfContent> {
  const task = getDocument({ data: new Uint8Array(data), verbosity: 0 });
  const document = await task.promise;
  try {
    const { info } = (await document.getMetadata()) as { info: { Title: string; Language: string } };
    const outline = await document.getOutline();
    const content: PdfContent = {
      title: info.Title,
      language: info.Language,
      bookmarks: [],
      pages: [],
      structure: [],
    };
    for (const { title, dest, items } of outline ?? []) {
      const below = items.map(async (item) => ({
        title: item.title,
        page: await pageAt(document, item.dest),
      }));
      content.bookmarks.push({ title, page: await pageAt(document, dest), below: await Promise.all(below) });
    }
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number);
      const annotations = (await page.getAnnotations()) as Annotation[];
      content.pages.push({
        text: await textOf(page),
        links: await Promise.all(
          annotations.map(async ({ contentsObj, dest, url }) => ({
            label: contentsObj.str,
            to: url ?? (await pageAt(document, dest)),
          })),
        ),
      });
      content.structure.push(rolesOf((await page.getStructTree()) as Element));
    }
    return content;
  } finally {
    await task.destroy();
  }
}

async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  return items
    .map((item) => ("str" in item ? item.str + (item.hasEOL ? " " : "") : ""))
    .join("")
    .replaceAll(/\s+/g, " ");
}

type Annotation = { contentsObj: { str: string }; dest?: string | unknown[] | null; url?: string };
type Element = { role?: string; children?: Element[] };

const rolesOf = ({ role, children = [] }: Element): string[] => [
  ...(role ? [role] : []),
  ...children.flatMap(rolesOf),
];

async function pageAt(document: PDFDocumentProxy, target: string | unknown[] | null | undefined) {
  const place = typeof target === "string" ? await document.getDestination(target) : target;
  return 1 + (await document.getPageIndex(place![0] as { num: number; gen: number }));
}
