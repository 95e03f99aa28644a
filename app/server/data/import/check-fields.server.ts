import { existsSync } from "node:fs";
import { join } from "node:path";

import * as v from "valibot";

import { sourceLocale } from "#app/site/markets.ts";
import { icons, mediaPath, type ReferenceKind } from "#app/validation/fields.ts";

import { chartAbove } from "../../domain/markdown/markdown.server.ts";
import {
  chartKinds,
  parseChartParagraph,
  parsePictureParagraph,
  splitParagraphs,
} from "../../domain/markdown/picture-paragraph.ts";
import { keysOf, wayOut } from "./check-specifications.ts";
import { allEntries, type ContentFiles, slugsOf } from "./content-files.server.ts";
import { didYouMean } from "./did-you-mean.ts";
import { knownAddresses, linksIn } from "./links.server.ts";
import { type Field, fieldsOf } from "./map-fields.ts";
import { perObject } from "./per-object.ts";
import { type Problem, problemAt } from "./problem.ts";

/** Checks files, keys and links that fields name, also in files that have other problems. */
export function checkFields(content: ContentFiles, mediaFolder: string): Problem[] {
  const isMissing = createFileCheck(mediaFolder);
  const known = knownKeys(content);
  const addresses = knownAddresses(content);
  const describe = ({ metadata, schema, value }: Field, site: string | undefined): Finding[] => {
    if (metadata.media)
      return v.is(schema, value) && isMissing(value) ? [{ text: noFile(value), kind: "no file" }] : [];
    if (metadata.reference) return unknownKey(metadata.reference, value, schema, known);
    const pictures = metadata.translatable === "markdown" ? picturesIn(value) : [];
    return [
      ...pictures.flatMap((src) =>
        src === undefined ? misplacedPicture : isMissing(src) ? [{ text: noFile(src), kind: "no file" }] : [],
      ),
      ...(metadata.translatable === "markdown" ? brokenCharts(value) : []),
      ...linksIn({ metadata, value }).flatMap((link) => deadLink(link, site) ?? []),
    ];
  };
  const deadLink = (link: string, site?: string): Finding | undefined => {
    const file = /^\/media\/([^?#]+)/.exec(link)?.[1];
    if (file) return isMissing(file) ? { text: noFile(file), kind: "no file" } : undefined;
    const text = addresses.problemOf(link, site);
    return text === undefined ? undefined : { text, kind: "link to nothing" };
  };
  return allEntries(content).flatMap((entry) =>
    fieldsOf(entry.schema, entry.value).flatMap((field) =>
      describe(field, entry.site).map(({ text, kind }) => problemAt(entry, field.path, text, kind)),
    ),
  );
}

/** Checks all entries, but not the existence of files and links. */
export function checkReferences(content: ContentFiles): Problem[] {
  const known = knownKeys(content);
  return allEntries(content).flatMap((entry) =>
    fieldsOf(entry.schema, entry.value).flatMap(({ metadata: { reference }, schema, value, path }) =>
      reference
        ? unknownKey(reference, value, schema, known).map(({ text, kind }) =>
            problemAt(entry, path, text, kind),
          )
        : [],
    ),
  );
}

export function missingMedia(content: ContentFiles, mediaFolder: string): number {
  const isMissing = createFileCheck(mediaFolder);
  const paths = allEntries(content).flatMap(({ schema, value }) =>
    fieldsOf(schema, value).flatMap((field) => (field.metadata.media ? [field.value] : [])),
  );
  return new Set(paths.filter(isMissing)).size;
}

type Finding = { text: string; kind: string };

const noFile = (path: string) => `no file media/${path}`;

const misplacedPicture: Finding[] = [
  {
    text: `expected a picture as a paragraph of its own, like ![what it shows](scenes/lab.webp "caption")`,
    kind: "picture inside a paragraph",
  },
];

function createFileCheck(mediaFolder: string): (path: string) => boolean {
  const missing = new Map<string, boolean>();
  return (path) => {
    const isMissing = missing.get(path) ?? !existsSync(join(mediaFolder, path));
    missing.set(path, isMissing);
    return isMissing;
  };
}

type Known = Record<ReferenceKind, ReadonlySet<string> | undefined>;

/** Undefined if the file that defines the keys failed to parse. */
function knownKeys(content: ContentFiles): Known {
  const { vocabulary, awards, sites, theme } = content;
  const words = (
    name: "tags" | "colors" | "connections" | "units" | "specifications" | "groups" | "countries",
  ) => vocabulary && keysOf(vocabulary.value[name]);
  return {
    product: slugsOf(content, "products"),
    category: slugsOf(content, "categories"),
    tag: words("tags"),
    color: words("colors"),
    connection: words("connections"),
    unit: words("units"),
    specification: words("specifications"),
    group: words("groups"),
    site: sites && siteCodes(sites.value),
    country: words("countries"),
    icon: new Set([...icons, ...Object.keys(theme?.value.icons ?? {})]),
    award: awards && keysOf(awards.value),
  };
}

const siteCodes = perObject(
  ({ sites }: NonNullable<ContentFiles["sites"]>["value"]): ReadonlySet<string> =>
    new Set(sites.map(({ code }) => code)),
);

const ofVocabulary: ReadonlySet<ReferenceKind> = new Set([
  "tag",
  "color",
  "connection",
  "unit",
  "specification",
  "group",
  "country",
]);

function unknownKey(kind: ReferenceKind, key: string, schema: v.GenericSchema, known: Known): Finding[] {
  const keys = known[kind];
  if (!keys || keys.has(key) || !v.is(schema, key)) return [];
  const hint = ofVocabulary.has(kind) ? wayOut(key, keys) : didYouMean(key, keys);
  return [{ text: `unknown ${kind} ${JSON.stringify(key)}${hint}`, kind: `unknown ${kind}` }];
}

/** Picture paths in Markdown; undefined for a picture that is not a paragraph of its own. */
const picturesIn = (markdown: string): (string | undefined)[] =>
  splitParagraphs(markdown)
    .filter((paragraph) => paragraph.includes("![") && !parseChartParagraph(paragraph))
    .map((paragraph) => {
      const picture = parsePictureParagraph(paragraph);
      return picture && v.is(mediaPath, picture.src) ? picture.src : undefined;
    });

/** A chart requires a table below it that has a column of numbers. */
const brokenCharts = (markdown: string): Finding[] => {
  const paragraphs = splitParagraphs(markdown);
  return paragraphs.flatMap((paragraph, index) => {
    const chart = parseChartParagraph(paragraph);
    if (!chart || chartAbove(paragraph, paragraphs[index + 1], sourceLocale)) return [];
    const kinds = chartKinds.map((kind) => `chart:${kind}`).join(" or ");
    const text = `"chart:${chart.kind}" requires ${kinds} above a table with a column of numbers`;
    return [{ text, kind: "chart without numbers" }];
  });
};
