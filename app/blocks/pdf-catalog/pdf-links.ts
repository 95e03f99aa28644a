import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist";

/** Fractions of the page. */
type Place = { left: number; top: number; width: number; height: number };

export type PdfLink = { id: string; name: string; place: Place } & ({ page: number } | { url: string });

type Annotation = {
  id: string;
  subtype: string;
  rect: [number, number, number, number];
  contentsObj?: { str: string };
  dest?: string | unknown[] | null;
  url?: string;
};

export async function readLinks(document: PDFDocumentProxy, page: PDFPageProxy): Promise<PdfLink[]> {
  const annotations = (await page.getAnnotations()) as Annotation[];
  const [, , width, height] = page.view as [number, number, number, number];
  const links = annotations
    .filter(({ subtype }) => subtype === "Link")
    .map(async ({ id, rect, contentsObj, dest, url }): Promise<PdfLink[]> => {
      const [left, bottom, right, top] = rect;
      const place = {
        left: left / width,
        top: 1 - top / height,
        width: (right - left) / width,
        height: (top - bottom) / height,
      };
      const link = { id, name: contentsObj?.str ?? "", place };
      if (url) return [{ ...link, url }];
      const target = typeof dest === "string" ? await document.getDestination(dest) : dest;
      if (!target) return [];
      const index = await document.getPageIndex(target[0] as Parameters<typeof document.getPageIndex>[0]);
      return [{ ...link, page: index + 1 }];
    });
  return (await Promise.all(links)).flat();
}
