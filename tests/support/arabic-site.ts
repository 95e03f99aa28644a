import type { Content } from "#app/server/data/import/localize-content.ts";

/** A site that reads from right to left. */
export const arabicSite = {
  code: "ar" as const,
  languageTag: "ar",
  iso: "ar",
  name: "العربية",
  currency: "EUR" as const,
  host: "ar.ametrin.example",
  aliases: [],
  localHosts: ["ar.localhost"],
  theme: "default" as const,
  greece: false,
};

/** The content with one more entry in its list of sites. Nobody has translated it, so its texts are English there. */
export function addArabicSite(content: Content): Content {
  content.sites.value.sites.push(arabicSite);
  return content;
}
