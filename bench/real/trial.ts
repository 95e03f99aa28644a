/** Locations of the catalog, and its server and commands. */
import { type ChildProcess, spawn } from "node:child_process";
import { appendFileSync, cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { basename, join, resolve } from "node:path";

import { type DatabaseHandle, openDatabase } from "#app/server/data/database/client.server.ts";
import { listCatalogEntries } from "#app/server/data/import/catalog-entries.repo.server.ts";
import { contentFolder, projectRoot } from "#app/server/ops/project-root.server.ts";

import { allocation, nodeOptions } from "../../scripts/server-process.mjs";
import { onServerCore, peakMegabytes } from "../pages/cores.ts";

export type Trial = {
  kind: "PostgreSQL" | "embedded";
  /** Folder with `peripherals` and `shops`. */
  data: string;
  runs: number;
  /** Folder for generated files. */
  folder: string;
  /** Environment of commands and servers. */
  environment: Record<string, string>;
  isImported: boolean;
  open: () => Promise<DatabaseHandle>;
};

export type CommandResult = { output: string; seconds: number; peak: number };

export type TrialServer = {
  pid: number;
  port: number;
  /** Log lines of requests since the last call. */
  log: () => Record<string, unknown>[];
  stop: () => Promise<void>;
};

const american = `
  - code: us
    locale: en
    languageTag: en-US
    country: US
    name: English (United States)
    currency: USD
    host: us.ametrin.example
    localHosts: [us.localhost]
    accessibilityAuthority: { name: Department of Justice, url: "https://ada.gov" }
`;

export async function openTrial(data: string, runs: number): Promise<Trial> {
  const { DATABASE_URL, DATA_DIR = ".data/real" } = process.env;
  const folder = resolve(DATA_DIR);
  const brand = join(folder, "brand");
  if (!existsSync(brand)) copyBrand(brand);
  const environment = {
    PATH: process.env.PATH ?? "",
    DATA_DIR: folder,
    CONTENT_DIR: brand,
    ...(DATABASE_URL !== undefined && { DATABASE_URL }),
  };
  const open = () => openDatabase({ url: DATABASE_URL, folder });
  const database = await open();
  const isImported = (await listCatalogEntries(database.db)).length > 0;
  await database.close();
  const kind = DATABASE_URL === undefined ? "embedded" : "PostgreSQL";
  return { kind, data, runs, folder, environment, isImported, open };
}

function copyBrand(brand: string) {
  mkdirSync(brand, { recursive: true });
  const isMedia = (path: string) => basename(path) === "media";
  cpSync(contentFolder, brand, { recursive: true, filter: (path) => !isMedia(path) });
  symlinkSync(join(contentFolder, "media"), join(brand, "media"));
  appendFileSync(join(brand, "sites.yaml"), american.slice(1));
}

/** Arguments for all files, each with its map. */
export function catalogArguments({ data }: Trial): string[] {
  const files = ["peripherals", "shops"].flatMap((part) =>
    readdirSync(join(data, part))
      .filter((name) => name.endsWith(".json"))
      .map((name) => join(data, part, name)),
  );
  const maps = ["keyboards", "mice", "headphones", "speakers", "webcams", "shops"];
  return [
    "import",
    ...files,
    ...maps.flatMap((name) => ["--map", join(projectRoot, "docs/examples/catalog-maps", `${name}.yaml`)]),
  ];
}

/** That of `npm run catalog`. */
const commandOptions = ["--max-semi-space-size=64"];

/** Milliseconds between two measurements of a command's memory. */
const lookEvery = 50;

export async function runCatalog({ environment }: Trial, args: string[]): Promise<CommandResult> {
  const started = performance.now();
  const child = spawn(process.execPath, [...commandOptions, "tools/catalog.ts", ...args], {
    cwd: projectRoot,
    env: environment,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (text) => (output += text));
  let peak = 0;
  const timer = setInterval(() => {
    if (child.exitCode === null) peak = Math.max(peak, peakMegabytes(child.pid!));
  }, lookEvery);
  const code = await new Promise<number | null>((done) => child.on("close", done));
  clearInterval(timer);
  if (code !== 0) throw new Error(`npm run catalog exited with ${code}`);
  return { output, seconds: (performance.now() - started) / 1_000, peak };
}

/** Uses production settings, without limits per address. */
export async function startTrial(
  { environment }: Trial,
  more: Record<string, string> = {},
): Promise<TrialServer> {
  const [command, args] = onServerCore(0, process.execPath, [...nodeOptions, "dist/server/main.js"]);
  const child = spawn(command, args, {
    cwd: projectRoot,
    env: {
      ...environment,
      ...allocation,
      NODE_ENV: "production",
      PORT: "0",
      HOST: "127.0.0.1",
      REQUEST_RATE: "0",
      RENDER_RATE: "0",
      PAGE_WARM_UP: "off",
      ...more,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let lines = "";
  const port = await new Promise<number>((done, fail) => {
    child.stdout.on("data", (text) => {
      lines += text;
      const found = /"url":"http:\/\/127\.0\.0\.1:(\d+)/.exec(lines);
      if (found) done(Number(found[1]));
    });
    child.on("exit", () => fail(new Error(`The server exited during startup:\n${lines}`)));
  });
  const log = () => {
    const end = lines.lastIndexOf("\n") + 1;
    const parsed = lines
      .slice(0, end)
      .split("\n")
      .filter((line) => line.startsWith("{"));
    lines = lines.slice(end);
    return parsed.map((line) => JSON.parse(line) as Record<string, unknown>);
  };
  return { pid: child.pid!, port, log, stop: () => stop(child) };
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null) return;
  const ended = new Promise((done) => child.once("exit", done));
  child.kill("SIGTERM");
  await ended;
}
