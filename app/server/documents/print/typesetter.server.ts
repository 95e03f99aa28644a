import type { Face, PrintFonts } from "./print-fonts.server.ts";

/** Points. */
export type TextStyle = {
  face: Face;
  size: number;
  leading: number;
  color: string;
  /** Letter spacing in em. */
  tracking?: number;
  capitals?: boolean;
  balanced?: boolean;
};

const thai = /\p{sc=Thai}/u;
const thaiWords = new Intl.Segmenter("th", { granularity: "word" });

/** Line break opportunities. Thai has no spaces, so it breaks between words. */
const partsOf = (text: string) =>
  text
    .split(/(?<=[ \n])|(?<=\p{L}[-–/])(?=\p{L})/u)
    .flatMap((part) =>
      thai.test(part) ? Array.from(thaiWords.segment(part), ({ segment }) => segment) : part,
    );

/** Moves the nikhahit of sara am below the tone mark. Browsers do this, PDFKit does not. */
const ringsBelowTones = (text: string) => text.replaceAll(/([\u0e48-\u0e4b])\u0e33/g, "\u0e4d$1\u0e32");

export type Box = { x: number; y: number; width: number; align?: "start" | "center" | "end" };

/** Points from the upper left corner of the page. */
export function createTypesetter(pdf: PDFKit.PDFDocument, fonts: PrintFonts, languageTag: string) {
  const { runs, use } = fonts;
  const cased = (text: string, { capitals }: TextStyle) =>
    // Locale-aware: Greek capitals lose their accents.
    ringsBelowTones(capitals ? text.toLocaleUpperCase(languageTag) : text);
  /** Points. No spacing between a letter and its mark. */
  const spacing = (text: string, { tracking = 0, size }: TextStyle) =>
    /\p{M}/u.test(text) ? 0 : tracking * size;

  const widthOf = (text: string, style: TextStyle) =>
    runs(text, style.face).reduce((sum, run) => {
      const width = use(run.font).fontSize(style.size).widthOfString(run.text);
      return sum + width + run.text.length * spacing(run.text, style);
    }, 0);

  /** A word wider than the line breaks anywhere. Lines keep trailing spaces for screen readers and copying. */
  function wrap(text: string, style: TextStyle, width: number): string[] {
    const lines: string[] = [];
    let line = "";
    for (const word of partsOf(text)) {
      if (line && widthOf((line + word).trimEnd(), style) > width) {
        lines.push(line);
        line = "";
      }
      line += word;
      while (widthOf(line.trimEnd(), style) > width && line.trimEnd().length > 1) {
        const head = fittingHead(line, style, width);
        lines.push(head);
        line = line.slice(head.length);
      }
    }
    return line.trim() ? [...lines, line.trimEnd()] : lines;
  }

  function fittingHead(word: string, style: TextStyle, width: number): string {
    let head = "";
    for (const character of word) {
      if (head && widthOf(head + character, style) > width) break;
      head += character;
    }
    return head;
  }

  const widestWord = (text: string, style: TextStyle) =>
    Math.max(...text.split(/[ \n]/).map((word) => widthOf(word, style)));

  /** The narrowest width with the same number of lines and no broken word. */
  function balance(text: string, style: TextStyle, width: number): string[] {
    const lines = wrap(text, style, width);
    if (lines.length <= 1) return lines;
    const narrowest = widestWord(text, style);
    for (let narrower = width * 0.95; narrower > narrowest; narrower *= 0.95) {
      const candidate = wrap(text, style, narrower);
      if (candidate.length > lines.length) break;
      lines.splice(0, Infinity, ...candidate);
    }
    return lines;
  }

  const linesOf = (text: string, style: TextStyle, width: number) =>
    style.balanced ? balance(cased(text, style), style, width) : wrap(cased(text, style), style, width);

  /** Equal for all fonts, so that scripts share a baseline. */
  const ascent = ({ size, leading }: TextStyle) => leading / 2 + size * 0.36;

  function drawLine(line: string, style: TextStyle, x: number, baseline: number) {
    let left = x;
    for (const run of runs(line, style.face)) {
      use(run.font).fontSize(style.size).fillColor(style.color);
      pdf.text(run.text, left, baseline, {
        lineBreak: false,
        baseline: "alphabetic",
        characterSpacing: spacing(run.text, style),
      });
      left += pdf.widthOfString(run.text) + run.text.length * spacing(run.text, style);
    }
  }

  return {
    width: (text: string, style: TextStyle) => widthOf(cased(text, style), style),
    height: (text: string, style: TextStyle, width: number) =>
      linesOf(text, style, width).length * style.leading,
    fit(text: string, style: TextStyle, width: number): TextStyle {
      const scale = Math.min(1, width / widestWord(cased(text, style), style));
      return { ...style, size: style.size * scale, leading: style.leading * scale };
    },
    /** Ends with a space, which separates it from the next text of its element. @returns the y coordinate below the text */
    draw(text: string, style: TextStyle, { x, y, width, align = "start" }: Box): number {
      const lines = linesOf(text, style, width);
      lines.forEach((line, index) => {
        const rest = align === "start" ? 0 : width - widthOf(line.trimEnd(), style);
        const left = x + (align === "center" ? rest / 2 : rest);
        drawLine(
          index === lines.length - 1 ? `${line} ` : line,
          style,
          left,
          y + index * style.leading + ascent(style),
        );
      });
      return y + lines.length * style.leading;
    },
  };
}

export type Typesetter = ReturnType<typeof createTypesetter>;
