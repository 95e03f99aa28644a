/** The kinds of files below `content/`, for editors: JSON Schemas and the forms of `npm run edit`. */
import * as v from "valibot";

import {
  articleEntry,
  awardsFile,
  categoryEntry,
  certificateEntry,
  downloadsFile,
  markdownPageFrontMatter,
  pageEntry,
  vocabularyFile,
} from "#app/server/data/import/entries.schema.ts";
import { productEntry } from "#app/server/data/import/product.schema.ts";
import { synonymsFile } from "#app/server/data/import/synonyms.schema.ts";
import { brandFile, menusFile, sitesFile } from "#app/server/data/import/site.schema.ts";
import { overrideSchemas } from "#app/server/data/import/site-overrides.schema.ts";
import { priceListFile } from "#app/server/data/import/price-lists.ts";
import { placesFile } from "#app/validation/places.schema.ts";
import { themeFile } from "#app/validation/theme.schema.ts";
import { manualEntry, manualsFile, printedCatalogFile } from "#app/validation/print.schema.ts";

export type ContentType = {
  name: string;
  label: string;
  /** Patterns below the content folder; several if files of one kind are in several folders. */
  files: readonly string[];
  schema: v.GenericSchema;
};

const entries = (name: string, label: string, schema: v.GenericSchema, ...files: string[]): ContentType => ({
  name,
  label,
  schema,
  files: files.length > 0 ? files : [`${name}/*.yaml`],
});
const file = (name: string, label: string, schema: v.GenericSchema) =>
  entries(name, label, schema, `${name}.yaml`);

/** Fields that a site overrides. */
const ofSites = (name: string, files: string) =>
  entries(`site-${name}`, name[0]!.toUpperCase() + name.slice(1), overrideSchemas[files]!, `sites/*/${files}`);

export const contentTypes: readonly ContentType[] = [
  entries("pages", "Pages", pageEntry, "pages/*.yaml", "sites/*/pages/*.yaml"),
  entries(
    "markdown-pages",
    "Text pages",
    v.strictObject({ ...markdownPageFrontMatter.entries, body: articleEntry.entries.body }),
    "pages/*.md",
    "sites/*/pages/*.md",
  ),
  entries("articles", "Articles", articleEntry, "articles/*.md"),
  entries("products", "Products", productEntry),
  entries("categories", "Categories", categoryEntry),
  entries("certificates", "Certificates", certificateEntry),
  entries("manuals", "Manuals", manualEntry),
  file("menus", "Menus", menusFile),
  file("sites", "Sites", sitesFile),
  file("brand", "Brand", brandFile),
  file("theme", "Theme", themeFile),
  file("vocabulary", "Vocabulary", vocabularyFile),
  file("synonyms", "Search words", synonymsFile),
  file("places", "Shops and service centers", placesFile),
  file("downloads", "Downloads", downloadsFile),
  file("awards", "Awards", awardsFile),
  file("catalogue", "Printed catalog", printedCatalogFile),
  entries("manual-texts", "Texts of manuals", manualsFile, "manuals.yaml"),
  ...["products", "categories"].map((name) => ofSites(name, `${name}/*.yaml`)),
  ...["menus", "brand"].map((name) => ofSites(name, `${name}.yaml`)),
  entries("site-prices", "Prices", priceListFile, "sites/*/prices.yaml"),
];

/** Editors validate YAML with JSON Schema; front matter of Markdown is checked by `npm run content -- check` alone. */
export const yamlTypes = contentTypes.filter(({ files }) => files.every((path) => path.endsWith(".yaml")));
