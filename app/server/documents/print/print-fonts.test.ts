import PDFKitDocument from "pdfkit";
import { expect, test } from "vitest";

import { createPrintFonts } from "./print-fonts.server.ts";

test("a narrow no-break space that no font has becomes a no-break space", () => {
  const { runs } = createPrintFonts(new PDFKitDocument(), false);
  for (const face of ["text", "strong", "heading"] as const) {
    expect(runs("1\u202f850", face)).toMatchObject([{ text: "1\u00a0850" }]);
  }
});
