import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";

import { findHtmlChecker } from "../../scripts/html-checker.mjs";

const run = promisify(execFile);

const program = findHtmlChecker();

/** If missing, its test is skipped and counted as such. */
export const htmlCheckerAvailable = program !== undefined;
if (!htmlCheckerAvailable)
  console.warn("The W3C's HTML checker requires Java 11 or newer: its test is skipped.");

const options = [
  "--format",
  "json",
  "--stdout",
  "--exit-zero-always",
  "--skip-info-messages",
  // Pages with few words besides names are mistaken for another language.
  "--no-langdetect",
];
/** Maximum bytes of the output. */
const maxBuffer = 100 * 2 ** 20;

/** Known false reports of the checker. */
const tolerated = [
  // The checker's CSS rules predate layers, container queries and `@starting-style`.
  /^CSS: /,
  // HTML has `rel=expect` since 2024; the checker allows `blocking` for style sheets only.
  /^A “link” element with a “blocking” attribute must have a “rel” attribute/,
  // SVG 2 allows the attribute on every shape; the checker knows only SVG 1.1.
  /^Attribute “pathLength” not allowed on element “rect”/,
  // Assistive technology treats an unnamed section as a `div`; some begin with a picture or a form.
  /^Section lacks heading/,
  // The gallery shows all blocks, some of which have page headings.
  /^Consider using the “h1” element as a top-level heading only/,
];

/**
 * Checks all pages in one process of the W3C's checker.
 * @param pages markup by page name
 * @returns one line per error and warning
 */
export async function checkHtml(pages: Map<string, string>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "site-html-"));
  try {
    const names = [...pages.keys()];
    for (const [index, name] of names.entries())
      writeFileSync(join(folder, `${index}.html`), pages.get(name)!);
    const { stdout } = await run("java", ["-Xss1m", "-jar", program!, ...options, folder], { maxBuffer });
    const { messages } = JSON.parse(stdout) as {
      messages: { url: string; message: string; extract?: string }[];
    };
    return messages
      .filter(({ message }) => !tolerated.some((pattern) => pattern.test(message)))
      .map(
        ({ url, message, extract }) =>
          `${names[Number.parseInt(basename(url), 10)]}: ${message} at ${extract}`,
      );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
