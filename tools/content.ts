import { resolve } from "node:path";

import { readContentFiles } from "#app/server/data/import/content-files.server.ts";
import { importContent } from "#app/server/data/import/import-content.repo.server.ts";
import { requestImport } from "#app/server/data/import/import-socket.server.ts";
import { loadContent } from "#app/server/data/import/load-content.server.ts";
import type { Content } from "#app/server/data/import/localize-content.ts";
import { hasPseudoSite } from "#app/server/domain/sites/pseudo-site.ts";
import { ContentError } from "#app/server/data/import/problem.ts";
import { folderHolder } from "#app/server/data/database/folder-lock.server.ts";
import { openDatabase } from "#app/server/data/database/client.server.ts";
import { checkDocuments, writeDocuments } from "#app/server/documents/manuals/documents.server.ts";
import { contentFolder, mediaFolder, projectRoot } from "#app/server/ops/project-root.server.ts";
import { runOrFail } from "#app/server/ops/run-command.ts";
import { parseSettings, type Settings } from "#app/server/ops/settings.server.ts";

import { checkInterfaceFaults } from "./i18n/check-languages.ts";
import { parseCommandLine } from "../scripts/command-line.mjs";

const usage = `npm run content -- check     check every file, change nothing
npm run content -- documents make the manuals and declarations in content/media/downloads
npm run content -- import    put the content into the database, all or nothing; where a running server has the embedded
                             database open, the server does it
  --from FOLDER              another content folder than content/
npm run content -- schemas   write JSON Schemas of the content files, from which editors complete: .vscode/schemas`;

const commands: Record<string, () => Promise<void> | void> = {
  check,
  documents,
  import: importAll,
  schemas,
};

const { values: options, subcommand } = parseCommandLine({
  name: "npm run content",
  usage,
  options: { from: { type: "string", default: contentFolder } },
  subcommands: Object.keys(commands),
});
const folder = options.from;

function load() {
  const content = loadContent(folder);
  const problems = checkInterfaceFaults(content);
  if (problems.length > 0) throw new ContentError(problems);
  return content;
}

function check() {
  const content = load();
  const problems = checkDocuments(content, mediaFolder);
  if (problems.length > 0) throw new ContentError(problems);
  const { products, pages, articles } = content;
  console.log(
    `Content is fine: ${products.length} products, ${pages.length} pages, ${articles.length} articles.`,
  );
}

/** Skips the checks of `load`, which require the files that this command generates. */
async function documents() {
  const content = readContentFiles(projectRoot, folder);
  if (content.problems.length > 0) throw new ContentError(content.problems);
  const written = await writeDocuments(content as Content, mediaFolder);
  load();
  console.log(`Wrote ${written.length} documents.`);
}

async function importAll() {
  const content = load();
  const settings = parseSettings(process.env);
  const holder = settings.DATABASE_URL ? undefined : await folderHolder(settings.DATA_DIR);
  const { revision, imported } = holder
    ? await requestImport(settings.DATA_DIR, resolve(folder), holder)
    : await importHere(content, settings);
  console.log(
    imported ? `Imported as revision ${revision}.` : `Nothing has changed since revision ${revision}.`,
  );
}

/** Loaded late: the image of the server has no development dependencies. */
async function schemas() {
  const { writeSchemas } = await import("./content/json-schemas.ts");
  console.log(`Wrote ${writeSchemas(projectRoot).length} schemas.`);
}

async function importHere(content: Content, settings: Settings) {
  const database = await openDatabase({ url: settings.DATABASE_URL, folder: settings.DATA_DIR });
  try {
    console.log(`Importing ${content.products.length} products and ${content.pages.length} pages.`);
    return await importContent(database.db, content, mediaFolder, {
      pseudo: hasPseudoSite(settings.APP_ENV),
    });
  } finally {
    await database.close();
  }
}

await runOrFail(commands[subcommand]!);
