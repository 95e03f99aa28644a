import type { Answer } from "./server.ts";

/** The words of the page between header and footer, with the values of its form fields. */
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

export const languageOf = ({ body }: Answer) => /<html[^>]* lang="([^"]*)"/.exec(body)?.[1];
