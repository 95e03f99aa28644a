/** Reads `redirects.csv`: rows with old URL, new URL and status, or lines in the `_redirects` format of other hosts. */
import { parse } from "csv-parse/sync";

import {
  normalizePath,
  type RedirectRule,
  type RedirectStatus,
  redirectStatuses,
  sortedQuery,
} from "../../../domain/sites/redirect-rules.ts";
import type { Problem } from "../problem.ts";

export const redirectsFileName = "redirects.csv";

/** A rule whose host is not resolved to a site yet. */
export type RedirectRow = Omit<RedirectRule, "site" | "host"> & {
  line: number;
  /** As written in the file. */
  from: string;
  to: string;
  /** Set for full URLs. */
  host: string | undefined;
  /** `301!`: the existence of the target is not checked. */
  isForced: boolean;
};

export type RedirectsFile = {
  file: string;
  rows: RedirectRow[];
  problems: Problem[];
};

const maxRows = 20_000;
/** Characters: a key of the database has at most 2,700 bytes. */
const maxAddress = 600;

const wantedFrom = "a path like /old-page or /old/*, or an address like https://old.example/page";
const wantedTo = "a path like /about or /journal/:splat, or an address like https://other.example/page";
const wantedStatus = `${redirectStatuses.slice(0, -1).join(", ")} or ${redirectStatuses.at(-1)}`;
const wantedRow = "old address, new address and status, with commas or spaces between them";

export function parseRedirects(file: string, text: string): RedirectsFile {
  const problems: Problem[] = [];
  const rows: RedirectRow[] = [];
  const lines = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  let isFirst = true;
  for (const [index, line] of lines.entries()) {
    if (line.trim() === "" || line.trimStart().startsWith("#")) continue;
    const report = (message: string) => problems.push({ file, line: index + 1, message });
    if (rows.length >= maxRows) {
      report(`expected at most ${maxRows} redirects`);
      break;
    }
    const cells = cellsOf(line);
    const isHeader = isFirst && cells?.[0]?.toLowerCase() === "from";
    isFirst = false;
    if (isHeader) continue;
    const row = cells && cells.length >= 2 && cells.length <= 3 ? parseRow(cells, report) : undefined;
    if (row) rows.push({ ...row, line: index + 1 });
    else if (!cells || cells.length < 2 || cells.length > 3)
      report(`got ${JSON.stringify(line.slice(0, 200))}, expected ${wantedRow}`);
  }
  return { file, rows, problems };
}

/** @returns undefined for a row that is not CSV */
function cellsOf(line: string): string[] | undefined {
  const words = line.trim().split(/\s+/);
  if (words.length > 1 && !/[,;"]/.test(words[0]!)) {
    const comment = words.indexOf("#");
    const [from, ...rest] = comment > 0 ? words.slice(0, comment) : words;
    return rest.length === 1 && rest[0] === "410" ? [from!, "", "410"] : [from!, ...rest];
  }
  try {
    const [cells] = parse(line, {
      delimiter: [",", ";"],
      trim: true,
      relax_column_count: true,
    }) as string[][];
    return cells;
  } catch {
    return undefined;
  }
}

function parseRow(
  [from = "", to = "", code = ""]: string[],
  report: (message: string) => void,
): Omit<RedirectRow, "line"> | undefined {
  const reject = (column: string, value: string, wanted: string) => {
    report(`${column}: got ${JSON.stringify(value.slice(0, 200))}, expected ${wanted}`);
    return undefined;
  };
  for (const [column, value] of Object.entries({ from, to }))
    if (value.length > maxAddress) return reject(column, value, `at most ${maxAddress} characters`);
  const status = redirectStatuses.find((known) => String(known) === (code.replace(/!$/, "") || "301"));
  if (!status) return reject("status", code, wantedStatus);
  const source = parseSource(from);
  if (!source) return reject("from", from, wantedFrom);
  const target = parseTarget(to, status);
  if (target === undefined)
    return reject("to", to, status === 410 ? "nothing, because the page is gone" : wantedTo);
  if (target.includes(":splat") && !source.isPrefix)
    return reject("to", to, "no :splat, because the old address does not end in /*");
  return { from, to, status, target, isForced: code.endsWith("!"), ...source };
}

const origin = "http://site.invalid";

function parseSource(from: string): Pick<RedirectRow, "host" | "path" | "query" | "isPrefix"> | undefined {
  const url = parseAddress(from);
  if (!url || url.hash !== "") return undefined;
  const isPrefix = url.pathname.endsWith("/*");
  const path = isPrefix ? url.pathname.slice(0, -1) : url.pathname;
  // Placeholders such as `/news/:year`, which other hosts support.
  if (/\*|\/:/.test(path) || (isPrefix && url.search !== "")) return undefined;
  return {
    host: url.origin === origin ? undefined : url.hostname,
    path: normalizePath(path),
    query: sortedQuery(url.search),
    isPrefix,
  };
}

function parseTarget(to: string, status: RedirectStatus): string | undefined {
  if (status === 410) return to === "" ? "" : undefined;
  const url = parseAddress(to);
  if (!url) return undefined;
  const { pathname, search, hash } = url;
  const placeholders = pathname.split("/").filter((segment) => segment.startsWith(":"));
  if (pathname.includes("*") || placeholders.some((name) => name !== ":splat") || placeholders.length > 1)
    return undefined;
  const path = `${pathname}${search}${hash}`;
  return url.origin === origin ? path : `${url.origin}${path}`;
}

/** @returns undefined for relative URLs, and for those without a host */
function parseAddress(address: string): URL | undefined {
  if (/[\t\\]/.test(address)) return undefined;
  const isPath = address.startsWith("/") && !address.startsWith("//");
  if (!isPath && !/^https?:\/\/[^/]/i.test(address)) return undefined;
  const url = URL.parse(address, origin);
  return url && !url.username && !url.password ? url : undefined;
}
