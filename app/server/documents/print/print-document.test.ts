import { describe, expect, test, vi } from "vitest";

import { readPdf } from "#tests/support/pdf.ts";

import { createPrintDocument, type PrintSettings } from "./print-document.server.ts";
import type { TextStyle } from "./typesetter.server.ts";

// The first document reads the fonts.
vi.setConfig({ testTimeout: 30_000 });

const settings: PrintSettings = {
  title: "Title",
  subject: "Subject",
  author: "Author",
  languageTag: "en",
  greece: false,
  size: "A5",
  date: new Date("2026-03-10"),
};
const body: TextStyle = { face: "text", size: 10, leading: 15, color: "#000000" };
const heading: TextStyle = { ...body, face: "heading", capitals: true };
const at = { x: 20, y: 20, width: 200 };

async function printed(text: string, style = body, options: Partial<PrintSettings> = {}) {
  const print = createPrintDocument({ ...settings, ...options });
  print.page(() => print.content("P", () => print.type.draw(text, style, at)));
  const file = await print.finish();
  return { file: file.toString("latin1"), text: (await readPdf(file)).pages[0]!.text.trim() };
}

/** Embedded font names without subset prefix. */
const fontsOf = (file: string) =>
  [...new Set([...file.matchAll(/\/FontName \/[A-Z]{6}\+([\w-]+)/g)].map(([, name]) => name))].sort();

describe("text", () => {
  test.each([
    ["Latin letters with marks", "Příliš žluťoučký kůň; vēži, țară, Łódź, đak"],
    ["Cyrillic", "П’ятдесят два грами; Қазақша әңгіме; Български"],
    ["Greek", "Πενήντα δύο γραμμάρια — ώρες"],
    ["Vietnamese", "Bàn phím và chuột chính xác như đá quý"],
    ["Georgian", "კლავიატურები და მაუსები"],
    ["Armenian", "Ստեղնաշարեր և մկնիկներ։"],
    ["Thai", "คีย์บอร์ดที่เจียระไนอย่างดี"],
    ["every script in one line", "Wien · Київ · Αθήνα · Łódź · Алматы"],
    ["signs of currencies", "89,90 € · 4 299 ₴ · 49 990 ₸ · 8 990 ₽ · 389,00 zł"],
  ])("%s can be read back as it was written", async (_name, text) => {
    expect((await printed(text)).text).toBe(text);
    expect((await printed(text, { ...heading, capitals: false })).text).toBe(text);
  });

  test("ends with a space, so that a screen reader does not join it to the next text", () => {
    const print = createPrintDocument(settings);
    const written = vi.spyOn(print.pdf, "text");
    print.page(() =>
      print.content("P", () => {
        print.type.draw("Wheel", body, at);
        print.type.draw("Turn to scroll.", body, { ...at, y: 40 });
      }),
    );
    expect(written.mock.calls.map(([text]) => text).join("")).toBe("Wheel Turn to scroll. ");
  });

  test("headings are set in the site's display font, and only what it lacks in another", async () => {
    expect(fontsOf((await printed("Миші", heading)).file)).toEqual(["Oswald-SemiBold"]);
    expect(fontsOf((await printed("Ποντίκια", heading, { greece: true })).file)).toEqual([
      "FiraSansExtraCondensed-SemiBold",
    ]);
    expect(fontsOf((await printed("32 Ω", heading)).file)).toEqual([
      "FiraSansExtraCondensed-SemiBold",
      "Oswald-SemiBold",
    ]);
  });

  test("capitals are those of the language: Greek ones lose their accents", async () => {
    expect((await printed("Ποντίκια", heading, { languageTag: "el", greece: true })).text).toBe("ΠΟΝΤΙΚΙΑ");
  });

  test("lines end at spaces and hyphens, and a word wider than the line is broken", () => {
    const { type } = createPrintDocument(settings);
    const word = type.width("Tastaturen", body);
    const linesIn = (text: string, width: number) => type.height(text, body, width) / body.leading;
    expect(linesIn("Tastaturen", word + 1)).toBe(1);
    expect(linesIn("Tastaturen Tastaturen", word + 1)).toBe(2);
    expect(linesIn("USB-Tastaturen", word + 1)).toBe(2);
    expect(linesIn("Tastaturen", word / 2)).toBeGreaterThan(1);
    // No line break at a no-break space.
    expect(linesIn("100\u00a0Tastaturen", word + 1)).toBe(linesIn("100xTastaturen", word + 1));
  });

  test("the ring of a Thai vowel is drawn before the tone mark that stands above it", async () => {
    expect((await printed("น้ำหนัก")).text).toBe("น\u0e4d\u0e49\u0e32หนัก");
  });

  test("lines of Thai, which has no spaces, end between words", () => {
    const { type } = createPrintDocument(settings);
    const word = "คีย์บอร์ด";
    const width = type.width(word, body) * 1.5;
    expect(type.height(word.repeat(3), body, width) / body.leading).toBe(3);
  });

  test("balancing lines breaks no word", async () => {
    const { type } = createPrintDocument(settings);
    const size = (heading.size * 150) / type.width("Resonance", heading);
    const { text } = await printed("Resonance Wireless", { ...heading, size, leading: size, balanced: true });
    expect(text).toBe("RESONANCE WIRELESS");
  });

  test("a heading shrinks until its longest word fits", () => {
    const { type } = createPrintDocument(settings);
    const style = type.fit("Mauspads und Schreibtischmatten", { ...heading, size: 72, leading: 84 }, 200);
    expect(type.width("Schreibtischmatten", style)).toBeCloseTo(200, 0);
    expect(type.fit("Maus", heading, 200)).toEqual(heading);
  });
});

describe("the file", () => {
  test("is the same to the byte for the same input", async () => {
    expect((await printed("Facet")).file).toBe((await printed("Facet")).file);
  });

  test("names its language and title, and leads by links and bookmarks", async () => {
    const print = createPrintDocument({ ...settings, languageTag: "uk" });
    const box = { x: 20, y: 20, width: 100, height: 15 };
    print.page(() => {
      print.destination("start");
      print.bookmark("Chapter", 0);
      print.link({ page: "end" }, "To the end, page 2", box, () => print.type.draw("End 2", body, at));
      print.link({ url: "https://example.org/" }, "Elsewhere", box, () =>
        print.type.draw("Elsewhere", body, at),
      );
    });
    print.page(() => {
      print.destination("end");
      print.bookmark("Part", 1);
      print.decoration(() => print.type.draw("2", body, at));
    });
    const { title, language, bookmarks, pages, structure } = await readPdf(await print.finish());
    expect({ title, language }).toEqual({ title: "Title", language: "uk" });
    expect(bookmarks).toEqual([{ title: "Chapter", page: 1, below: [{ title: "Part", page: 2 }] }]);
    expect(pages[0]!.links).toEqual([
      { label: "To the end, page 2", to: 2 },
      { label: "Elsewhere", to: "https://example.org/" },
    ]);
    expect(structure[0]!.filter((role) => role === "Link")).toHaveLength(2);
    // Decoration has no structure element.
    expect(structure[1]).not.toContain("P");
  });
});
