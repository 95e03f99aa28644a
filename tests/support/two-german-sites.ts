import { appendFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";

import type { Database } from "#app/server/data/database/client.server.ts";
import { importContent } from "#app/server/data/import/import-content.repo.server.ts";
import { loadContent } from "#app/server/data/import/load-content.server.ts";
import { mediaFolder } from "#app/server/ops/project-root.server.ts";

import { copyContent } from "./content.ts";

export const swissHost = "ch.ametrin.example";

const swissSite = `
  - code: ch
    locale: de
    languageTag: de-CH
    country: CH
    name: Deutsch (Schweiz)
    currency: CHF
    host: ${swissHost}
    localHosts: [ch.localhost]
    recipients: [swiss@brand.example]
    accessibilityAuthority: { name: Fachstelle, url: "https://stelle.example" }
`;

/**
 * English, German for Germany and German for Switzerland. The Swiss site has prices in francs, its own shops and some
 * texts of its own, but lacks the product Druse and the article about pads.
 */
export function copyTwoGermanSites() {
  const copy = copyContent(["en", "de"]);
  const { folder, write, edit } = copy;
  appendFileSync(join(folder, "sites.yaml"), swissSite.slice(1));
  for (const kind of ["pages", "products"]) mkdirSync(join(folder, "sites/ch", kind), { recursive: true });
  edit("products/druse.yaml", /^category:/m, "sites: [en, de]\ncategory:");
  edit("places.yaml", "  kind: service-center\n  name: AMETRIN Service Graz", "$&\n  sites: [ch]");
  edit("articles/cloth-or-hard-pad.md", /^title:/m, "sites: [en, de]\ntitle:");
  write("sites/ch/prices.yaml", "AMT-P-BSL-01: { price: 55.5, former: 69, lowest: 59 }\nAMT-S-HAL-01: 19\n");
  write("sites/ch/products/basalt.yaml", "promise: Gleitet wie auf Gletschereis.\n");
  write(
    "sites/ch/pages/imprint.yaml",
    "title: Impressum Schweiz\ndescription: Wer hier verkauft\nblocks:\n  - { kind: rich-text, body: Sitz in Zug }\n",
  );
  write(
    "sites/ch/texts.po",
    [
      ["products/facet:name", "Facet", "Facet Matterhorn"],
      ["", "Goes well with", "Passt tiptop dazu"],
    ]
      .map(
        ([context, source, text]) =>
          `${context ? `msgctxt "${context}"\n` : ""}msgid "${source}"\nmsgstr "${text}"\n`,
      )
      .join("\n"),
  );
  return copy;
}

export async function importTwoGermanSites(db: Database) {
  const copy = copyTwoGermanSites();
  try {
    // Has the hash of the brand's files, otherwise a server would import those.
    const content = { ...loadContent(copy.folder), hash: loadContent().hash };
    await importContent(db, content, mediaFolder, { force: true });
  } finally {
    copy.remove();
  }
}
