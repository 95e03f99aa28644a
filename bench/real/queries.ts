/** Thirty queries for peripherals, each with its first three hits and whether they are as expected. */
import { readSiteDirectory } from "#app/server/domain/sites/site-directory.server.ts";
import { searchSite, type SearchItem } from "#app/server/domain/search/search.server.ts";

import type { Row } from "../pages/measurement.ts";
import { scopeOf } from "../measurements.ts";
import type { Trial } from "./trial.ts";

type Query = {
  site: "us" | "de" | "uk" | "ru" | "es" | "pl";
  query: string;
  /** Title of the first hit. */
  first?: RegExp;
  /** Titles of the first three hits. */
  each?: RegExp;
  /** Category of the first three hits, and attributes of imported products. */
  has?: { category?: RegExp; color?: string; connection?: RegExp };
  order?: "up" | "down";
};

/** Slugs of categories, of the demo and of imported ones. */
const keyboards = { category: /keyboards/ };
const mice = { category: /mice/ };
const headphones = { category: /headphones|headsets/ };

const wireless = /wireless|bluetooth/;

export const realQueries: Query[] = [
  // Part numbers.
  { site: "us", query: "920-003712", first: /^Logitech 920-003712$/ },
  { site: "us", query: "910004021", first: /^Logitech 910-004021$/ },
  { site: "us", query: "920 003070", first: /920-003070/ },
  { site: "us", query: "athm40x", first: /^Audio-Technica ATH-M40x$/ },
  { site: "us", query: "wh1000xm6", first: /^Sony WH-1000XM6$/ },
  { site: "de", query: "ath m50x", first: /^Audio-Technica ATH-M50x$/ },
  // Models before their variants, and words joined or separated.
  { site: "us", query: "logitech g pro x superlight", first: /^Logitech G Pro X Superlight$/ },
  { site: "us", query: "gpro superlight 2", first: /PRO X Superlight 2/i },
  { site: "us", query: "Razer Black Widow V4", first: /^Razer BlackWidow V4$/ },
  { site: "us", query: "deathadder v3", first: /^Razer DeathAdder V3$/ },
  { site: "us", query: "mx master 3", first: /MX Master 3$/ },
  { site: "us", query: "sennheiser hd600", first: /^Sennheiser HD600$/ },
  { site: "us", query: "c920", each: /C920/ },
  { site: "us", query: "glorious model o", first: /^Glorious MODEL O$/ },
  // Roman numerals.
  { site: "us", query: "hyperx cloud 2", first: /^HP HyperX Cloud II$/ },
  { site: "us", query: "strix flare 2", first: /^Asus ROG Strix Flare II$/ },
  { site: "us", query: "HyperX Cloud III", first: /^HP HyperX Cloud III$/ },
  // Colors and attributes.
  { site: "us", query: "red mouse", has: { ...mice, color: "red" } },
  {
    site: "us",
    query: "white wireless keyboard",
    has: { ...keyboards, color: "white", connection: wireless },
  },
  { site: "us", query: "corsair keyboard cherry mx red", each: /^Corsair/, has: keyboards },
  {
    site: "de",
    query: "kabellose Maus schwarz",
    has: { ...mice, color: "black", connection: wireless },
  },
  // Compounds, other languages and words for an order of prices.
  { site: "de", query: "Kabelmaus", has: { ...mice, connection: /usb/ } },
  { site: "de", query: "Funktastatur", has: { ...keyboards, connection: wireless } },
  {
    site: "uk",
    query: "бездротова миша logitech",
    each: /^Logitech/,
    has: { ...mice, connection: wireless },
  },
  { site: "us", query: "cheap keyboard", has: keyboards, order: "up" },
  { site: "us", query: "most expensive headphones", has: headphones, order: "down" },
  // Synonyms, makers and typing errors.
  { site: "us", query: "earphones sony", each: /^Sony/ },
  { site: "us", query: "audio technica headphones", each: /^Audio-Technica/, has: headphones },
  { site: "us", query: "logitec mouse", each: /Logitech/, has: mice },
  { site: "us", query: "stealseries arctis 7", first: /^SteelSeries Arctis 7$/ },
];

const hitsOf = 3;

export const search = {
  title: "Thirty queries with their first three hits",
  run: async (trial: Trial): Promise<Row[]> => {
    const database = await trial.open();
    const { sites } = await readSiteDirectory(database.db, "production");
    const facts = await readFacts(database);
    const rows: Row[] = [];
    for (const wanted of realQueries) {
      const { items } = await searchSite(scopeOf(database, sites.get(wanted.site)!), {
        query: wanted.query,
        page: 1,
      });
      const hits = items.slice(0, hitsOf);
      const titles = hits.map(titleOf);
      const wrong = faultsOf(wanted, hits, facts);
      rows.push({
        site: wanted.site,
        query: wanted.query,
        found: wrong.length === 0 ? "yes" : `no: ${wrong.join(", ")}`,
        first: titles[0] ?? "",
        second: titles[1] ?? "",
        third: titles[2] ?? "",
      });
    }
    await database.close();
    console.log(
      `${rows.filter(({ found }) => found === "yes").length} of ${rows.length} queries return the expected hits`,
    );
    return rows;
  },
};

const titleOf = ({ kind, title, price }: SearchItem) =>
  `${title.map(({ text }) => text).join("")}${kind === "product" ? "" : ` (${kind})`}${price ? `, ${price}` : ""}`;

type Facts = Map<string, { category: string; colors: string; connections: readonly string[] }>;

async function readFacts({ db }: Awaited<ReturnType<Trial["open"]>>): Promise<Facts> {
  const rows = await db.query.product.findMany({
    columns: { slug: true, category: true, colors: true, connections: true },
  });
  return new Map(
    rows.map(({ slug, category, colors, connections }) => [
      slug,
      { category, colors: JSON.stringify(colors), connections },
    ]),
  );
}

function faultsOf(
  { first, each, has = {}, order }: Query,
  hits: readonly SearchItem[],
  facts: Facts,
): string[] {
  const names = hits.map(({ title }) => title.map(({ text }) => text.replaceAll("\u200e", "")).join(""));
  const known = hits.map(({ key }) => facts.get(key));
  const amounts = hits.map(({ price }) => Number(price?.replaceAll(/[^\d.]/g, "") ?? Number.NaN));
  const sorted = amounts.toSorted((a, b) => (order === "up" ? a - b : b - a));
  const checks: [string, boolean][] = [
    ["hits", hits.length === hitsOf || (hits.length > 0 && Boolean(first ?? each))],
    ["first", !first || first.test(names[0] ?? "")],
    ["each", !each || names.every((name) => each.test(name))],
    ["category", !has.category || known.every((fact) => fact && has.category!.test(fact.category))],
    ["color", !has.color || known.every((fact) => fact?.colors.includes(`"${has.color}"`))],
    [
      "connection",
      !has.connection || known.every((fact) => fact?.connections.some((key) => has.connection!.test(key))),
    ],
    ["order", !order || amounts.join() === sorted.join()],
  ];
  return checks.flatMap(([name, isRight]) => (isRight ? [] : [name]));
}
