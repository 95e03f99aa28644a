import { createPrintDocument, type PrintDocument } from "../print/print-document.server.ts";
import { drawCrossingLines, drawLogo } from "../print/ornaments.server.ts";
import type { SubjectFrame } from "../print/print-picture.server.ts";
import { drawParts } from "./draw-parts.server.ts";
import { body, createLeaflet, heading, type Leaflet, theme } from "./leaflet.server.ts";
import type { Manual, Section } from "./manual.ts";

/** A5 in points. */
const page = { width: 419.53, height: 595.28, margin: 36, textSize: 8.5 };

export type ManualPictures = { cover: Buffer; figure: Buffer; frame: SubjectFrame };

export async function drawManual(
  manual: Manual,
  pictures: ManualPictures,
  fingerprint: string,
): Promise<Buffer> {
  // The first pass finds the page numbers for the table of contents.
  const pages = new Map<string, number>();
  await drawPass(manual, pictures, fingerprint, pages);
  return drawPass(manual, pictures, fingerprint, pages);
}

function drawPass(
  manual: Manual,
  pictures: ManualPictures,
  fingerprint: string,
  pages: Map<string, number>,
): Promise<Buffer> {
  const { brand, product, labels, edition } = manual;
  const print = createPrintDocument({
    title: `${product.name}: ${labels.title}`,
    subject: product.promise,
    author: brand.name,
    languageTag: "en",
    greece: false,
    size: "A5",
    date: new Date(edition.day),
    fingerprint,
  });
  print.page(() => drawCover(print, manual, pictures.cover));
  const footer = { text: `${product.name} · ${labels.title}`, first: 2 };
  const leaflet = createLeaflet(print, page, footer, (name, number) => pages.set(name, number));
  drawContents(print, leaflet, manual, pages);
  drawChapters(print, leaflet, manual, pictures);
  return print.finish();
}

function drawCover(print: PrintDocument, { brand, product, labels, edition }: Manual, picture: Buffer) {
  const { type, pdf } = print;
  const box = { x: page.margin, width: page.width - 2 * page.margin };
  print.destination("cover");
  print.decoration(() => {
    pdf.rect(-1, -1, page.width + 2, page.height + 2).fill(theme.chrome);
    drawCrossingLines(pdf, { ...page, x: 0, y: 0 }, theme.chromeAccent, 0.22);
    drawLogo(pdf, type, brand.name, { x: box.x, y: 34, height: 22, color: theme.chromeText });
  });
  const title = type.fit(product.name, heading(52, theme.chromeText), box.width);
  let y = 84;
  print.content("H1", () => {
    y = type.draw(product.name, title, { ...box, y });
    y = type.draw(labels.title, heading(15, theme.chromeAccent), { ...box, y }) + 10;
  });
  print.content("P", () => {
    y = type.draw(product.promise, body(9.5, theme.chromeText), {
      ...box,
      y,
      width: box.width * 0.75,
    });
  });
  const foot = page.height - 46;
  const room = { x: 56, y: y + 20, width: page.width - 112, height: foot - y - 50 };
  print.figure(product.name, room, () =>
    pdf.image(picture, room.x, room.y, { fit: [room.width, room.height], align: "center", valign: "center" }),
  );
  const small = body(8, theme.chromeMuted);
  print.content("P", () => type.draw(`${labels.itemNumber} ${product.sku}`, small, { ...box, y: foot }));
  print.content("P", () => type.draw(edition.text, small, { ...box, y: foot, align: "end" }));
}

/** Omits empty chapters: a chair has nothing to connect. */
function listChapters({ labels, start, trouble, questions }: Manual) {
  const titles = {
    box: labels.box,
    safety: labels.safety,
    parts: labels.parts,
    ...(start.length > 0 && { start: labels.start }),
    use: labels.use,
    care: labels.care,
    ...(trouble.length + questions.length > 0 && { trouble: labels.trouble }),
    specifications: labels.specifications,
    service: labels.service,
  };
  return Object.entries(titles);
}

function drawContents(print: PrintDocument, leaflet: Leaflet, manual: Manual, pages: Map<string, number>) {
  const { labels } = manual;
  const chapters = listChapters(manual);
  const row = 15.5;
  leaflet.chapter("contents", labels.contents, chapters.length * row, () => {
    print.group("TOC", () => {
      for (const [name, title] of chapters) {
        const number = String(pages.get(name) ?? "");
        leaflet.block(row, (area) => {
          print.group("TOCI", () =>
            print.link({ page: name }, `${title}, ${labels.page.replace("{page}", number)}`, area, () => {
              print.type.draw(title, leaflet.styles.text, area);
              print.type.draw(number, leaflet.styles.strong, { ...area, align: "end" });
            }),
          );
          print.decoration(() => {
            const line = area.y + row - 2;
            print.pdf.lineWidth(0.5).strokeColor(theme.line);
            print.pdf
              .moveTo(area.x, line)
              .lineTo(area.x + area.width, line)
              .stroke();
          });
        });
      }
    });
  });
}

function drawChapters(
  print: PrintDocument,
  leaflet: Leaflet,
  manual: Manual,
  { figure, frame }: ManualPictures,
) {
  const { labels } = manual;
  const titles = new Map(listChapters(manual));
  const chapter = (name: string, room: number, draw: () => void) => {
    const title = titles.get(name);
    if (title) leaflet.chapter(name, title, room, draw);
  };
  const sections = (all: Section[]) => all.forEach((each) => drawSection(leaflet, each));

  chapter("box", 40, () => leaflet.bullets(manual.box));
  chapter("safety", 60, () => leaflet.bullets(manual.safety));
  chapter("parts", 330, () => drawParts(print, leaflet, manual, figure, frame));
  chapter("start", 110, () => sections(manual.start));
  chapter("use", 110, () => sections(manual.use));
  chapter("care", 60, () => leaflet.bullets(manual.care));
  chapter("trouble", 60, () => {
    for (const { problem, remedy } of manual.trouble) drawQuestion(leaflet, problem, remedy);
    if (manual.questions.length > 0) leaflet.section(labels.questions);
    for (const { question, answer } of manual.questions) drawQuestion(leaflet, question, answer);
  });
  chapter("specifications", 160, () => {
    leaflet.rows(manual.specifications, 2);
    if (manual.radio) drawSection(leaflet, manual.radio);
  });
  chapter("service", 90, () => {
    leaflet.text(manual.service.warranty);
    leaflet.text(manual.service.text);
    leaflet.rows(manual.serviceCenters, 2, 0.5);
    leaflet.text(manual.service.others);
    leaflet.section(labels.conformity);
    leaflet.text(manual.conformity);
    leaflet.section(labels.disposal);
    manual.disposal.forEach(leaflet.text);
  });
}

function drawSection(leaflet: Leaflet, { title, text, steps }: Section) {
  // One line of text and two steps, in points.
  leaflet.section(title, steps.length > 0 ? 75 : 40);
  if (text) leaflet.text(text);
  if (steps.length > 0) leaflet.steps(steps);
}

function drawQuestion(leaflet: Leaflet, question: string, answer: string) {
  leaflet.need(50);
  leaflet.paragraph(question, leaflet.styles.strong, 0);
  leaflet.text(answer);
}
