/** What a maker of bicycles edits in a new brand: categories, a printed catalog, and their French texts. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { stringify } from "yaml";

import { catalogPath, readContentFiles } from "#app/server/data/import/content-files.server.ts";
import type { Content } from "#app/server/data/import/localize-content.ts";
import { projectRoot } from "#app/server/ops/project-root.server.ts";

import { collectNotedMessages } from "../../tools/i18n/languages.ts";
import { writeCatalog } from "../../tools/i18n/write-catalog.ts";

/** English and French. */
const words: readonly (readonly [string, string])[] = [
  ["City bicycles", "Vélos de ville"],
  ["For the way to work.", "Pour aller au travail."],
  ["Touring bicycles", "Vélos de randonnée"],
  ["For long ways with bags.", "Pour les longs trajets avec des sacoches."],
  ["All bicycles", "Tous les vélos"],
  ["Six bicycles for every day.", "Six vélos pour tous les jours."],
  ["Three bicycles.", "Trois vélos."],
  ["How to read it", "Comment le lire"],
  ["Each bicycle has one page.", "Chaque vélo a sa page."],
  ["Contents", "Sommaire"],
  ["Index", "Index alphabétique"],
  ["By name", "Par nom"],
  ["By item number", "Par référence"],
  ["Repair", "Réparation"],
  ["Every dealer repairs our bicycles.", "Chaque revendeur répare nos vélos."],
  ["Imprint", "Mentions légales"],
  ["Prices include value-added tax.", "Les prix comprennent la TVA."],
  ["Edition of {date}", "Édition du {date}"],
  ["Item number", "Référence"],
  ["Colors", "Couleurs"],
  ["Specifications", "Caractéristiques"],
  ["page {page}", "page n° {page}"],
  ["More at {address}", "Plus d’informations sur {address}"],
  ["Yes", "Oui"],
  ["No", "Non"],
];

const printedCatalog = {
  title: "All bicycles",
  subtitle: "Six bicycles for every day.",
  cover: { src: "scenes/home.webp", alt: "Three bicycles." },
  foreword: { title: "How to read it", text: "Each bicycle has one page." },
  contents: "Contents",
  ornament: "scenes/home.webp",
  index: { title: "Index", names: "By name", numbers: "By item number" },
  service: { title: "Repair", text: "Every dealer repairs our bicycles." },
  imprint: { title: "Imprint", text: "Prices include value-added tax." },
  labels: {
    edition: "Edition of {date}",
    itemNumber: "Item number",
    colors: "Colors",
    specifications: "Specifications",
    page: "page {page}",
    more: "More at {address}",
    yes: "Yes",
    no: "No",
  },
};

export function equip(folder: string): void {
  const rename = (category: string, name: string, [title, text]: readonly [string, string]) => {
    const path = join(folder, "categories", `${category}.yaml`);
    const before = readFileSync(path, "utf8");
    writeFileSync(
      path,
      before
        .replaceAll(new RegExp(`(name|alt): ${name}$`, "gm"), `$1: ${title}`)
        .replace(/^description: .*$/m, `description: ${text}`),
    );
  };
  rename("large", "Large", ["City bicycles", "For the way to work."]);
  rename("small", "Small", ["Touring bicycles", "For long ways with bags."]);
  writeFileSync(join(folder, "catalogue.yaml"), stringify(printedCatalog));
  translate(folder);
}

function translate(folder: string) {
  const content = readContentFiles(projectRoot, folder) as Content;
  const messages = collectNotedMessages(content, folder);
  const french = new Map(words);
  const before = content.catalogs.get("fr")!.entries;
  const known = new Set(before.map(({ context, source }) => `${context}:${source}`));
  const added = messages
    .filter(({ context, source }) => !known.has(`${context}:${source}`) && french.has(source))
    .map((message) => ({ ...message, translation: french.get(message.source)!, file: "", line: 0 }));
  writeCatalog(catalogPath(folder, "fr"), "fr", messages, [...before, ...added]);
}
