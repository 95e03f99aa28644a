/** `npm run create`: see `usage`. */
import { existsSync, readdirSync } from "node:fs";
import { relative, resolve } from "node:path";
import { createInterface } from "node:readline/promises";

import { readAndCheck } from "#app/server/data/import/load-content.server.ts";
import { ContentError } from "#app/server/data/import/problem.ts";
import { runOrFail, SetupError } from "#app/server/ops/setup-error.ts";

import { parseCommandLine } from "../scripts/command-line.mjs";
import { parseBrand } from "./create/options.ts";
import { writeBrand } from "./create/write-brand.ts";

const usage = `npm run create -- FOLDER   create a small, complete brand in FOLDER. Set CONTENT_DIR to this folder: docs/your-brand.md
  --name Nordlys           name of the brand
  --sites en,fr,de         languages, with a country or a currency where needed: en-GB,en-IE:EUR,fr
  --color "#2f5d50"        color of buttons and links; the other colors are derived from it

In a terminal, the command prompts for missing options. Otherwise, it uses the values above as defaults.`;

const defaults = { name: "Nordlys", sites: "en,fr,de", color: "#2f5d50" };
type Answers = typeof defaults;

const { values, positionals } = parseCommandLine({
  name: "npm run create",
  usage,
  options: { name: { type: "string" }, sites: { type: "string" }, color: { type: "string" } },
  positionals: 1,
});

async function askForMissing(given: Partial<Answers>): Promise<Answers> {
  if (!process.stdin.isTTY) return { ...defaults, ...given };
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answers: Answers = { ...defaults, ...given };
  for (const key of ["name", "sites", "color"] as const)
    if (given[key] === undefined)
      answers[key] = (await terminal.question(`${key} (${defaults[key]}): `)).trim() || defaults[key];
  terminal.close();
  return answers;
}

/** @throws {SetupError} for a folder with files */
function emptyFolder(path: string | undefined): string {
  if (path === undefined) throw new SetupError(`The folder is missing: npm run create -- ../my-brand`);
  const folder = resolve(path);
  if (existsSync(folder) && readdirSync(folder).some((name) => name !== ".git"))
    throw new SetupError(`${folder} contains files; use a new or empty folder`);
  return folder;
}

await runOrFail(async () => {
  const folder = emptyFolder(positionals[0]);
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  const brand = parseBrand(await askForMissing(given));
  await writeBrand(folder, brand);
  const { problems } = readAndCheck(folder);
  if (problems.length > 0) throw new ContentError(problems);
  const shown = relative(process.cwd(), folder) || ".";
  console.log(`Created ${brand.name} in ${shown}. Start it with:\n  CONTENT_DIR=${shown} npm start`);
});
