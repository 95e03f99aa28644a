import type { Answer } from "./server.ts";

/** Text of the page between header and footer, with the values of form fields. */
export function mainText({ body }: Answer): string {
  const main = /<main[^>]*>([^]*?)<\/main>/.exec(body)?.[1] ?? "";
  return main
    .replaceAll(/<script[^]*?<\/script>/g, "")
    .replaceAll(/<input[^>]* value="([^"]*)"[^>]*>/g, " $1 ")
    .replaceAll(/<!--[^]*?-->/g, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("\u00a0", " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

export const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];

export const languageOf = ({ body }: Answer) => /<html[^>]* lang="([^"]*)"/.exec(body)?.[1];

/** All texts between `start` and `end`. */
export const textsBetween = (text: string, start: string, end: string): string[] =>
  text
    .split(start)
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf(end)));

/** URLs of a sitemap. */
export const locations = (xml: string) => textsBetween(xml, "<loc>", "</loc>");

/** Structured data of the page (schema.org). */
export const structuredDataOf = ({ body }: Answer): Record<string, unknown>[] =>
  textsBetween(body, '<script type="application/ld+json">', "</script>").flatMap(
    (json) => (JSON.parse(json) as { "@graph": Record<string, unknown>[] })["@graph"],
  );
