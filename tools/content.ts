import { dirname, resolve } from "node:path";

import { readContentFiles } from "#app/server/data/import/content-files.server.ts";
import { importContent } from "#app/server/data/import/import-content.repo.server.ts";
import { requestImport } from "#app/server/data/import/import-socket.server.ts";
import { completeContent, readAndCheck } from "#app/server/data/import/load-content.server.ts";
import type { Content } from "#app/server/data/import/localize-content.ts";
import { publishedContent } from "#app/server/data/import/published-content.ts";
import { utcDay } from "#app/server/data/database/revision.repo.server.ts";
import { missingMedia } from "#app/server/data/import/check-fields.server.ts";
import { hasPseudoSite } from "#app/server/domain/sites/site-directory.server.ts";
import { ContentError } from "#app/server/data/import/problem.ts";
import { folderHolder } from "#app/server/data/database/folder-lock.server.ts";
import { openDatabase } from "#app/server/data/database/client.server.ts";
import { checkDocuments, writeDocuments } from "#app/server/documents/manuals/documents.server.ts";
import { contentFolder, mediaFolder, mediaOf, projectRoot } from "#app/server/ops/project-root.server.ts";
import { maxPreviewDays, signPreview } from "#app/server/ops/preview-token.server.ts";
import { SetupError, runOrFail } from "#app/server/ops/setup-error.ts";
import { parseSettings, type Settings } from "#app/server/ops/settings.server.ts";

import { hiddenLinks } from "./content/hidden-links.ts";
import { makeCurrent, stageRelease } from "./content/release-content.ts";
import { checkInterfaceFaults } from "./i18n/check-languages.ts";
import { parseCommandLine } from "../scripts/command-line.mjs";

const usage = `npm run content -- check     check every file, change nothing
npm run content -- documents make the manuals and declarations in content/media/downloads
npm run content -- import    put the content into the database, all or nothing; where a running server has the embedded
                             database open, the server does it
  --from FOLDER              another content folder than content/, with the pictures and downloads of its own folder media,
                             if it has one
  --verbose                  list every problem, not only the first of each kind
npm run content -- release   bring content to running servers without a new version of them: pictures first, then the rows
  --from FOLDER              the content to release
  --to FOLDER                that the servers share; FOLDER/current is their CONTENT_DIR, without --to it is this one's
npm run content -- preview PATH  print a link that shows a draft or what has a future date; wants PREVIEW_SECRET
  --site CODE                on this site instead of the default one
  --days NUMBER              the link ends after so many days, 1 to ${maxPreviewDays} (default 7)
npm run content -- schemas   write JSON Schemas of the content files, from which editors complete: .vscode/schemas`;

const commands: Record<string, () => Promise<void> | void> = {
  check,
  documents,
  import: importAll,
  preview,
  release,
  schemas,
};

const {
  values: options,
  positionals,
  subcommand,
} = parseCommandLine({
  name: "npm run content",
  usage,
  options: {
    from: { type: "string", default: contentFolder },
    to: { type: "string" },
    site: { type: "string" },
    days: { type: "string", default: "7" },
    verbose: { type: "boolean", default: false },
  },
  subcommands: Object.keys(commands),
  positionals: process.argv[2] === "preview" ? 1 : 0,
});
const folder = options.from;

function readAll(from = folder) {
  const { content, problems } = readAndCheck(from);
  const { sites } = content;
  return { content, problems: [...problems, ...(sites ? checkInterfaceFaults({ sites }) : [])] };
}

const load = (from = folder) => completeContent(readAll(from));

function check() {
  const { content: files, problems } = readAll();
  // Documents are composed of entries that must be complete; translations are not part of them.
  const outdated = problems.every(({ file }) => file.endsWith(".po"))
    ? checkDocuments(files as Content, mediaOf(folder))
    : [];
  const content = completeContent({ content: files, problems: [...problems, ...outdated] });
  const { products, pages, articles } = content;
  for (const { file, line, message } of hiddenLinks(content, publishedContent(content, utcDay()).content))
    console.log(`${file}:${line}: note: ${message}`);
  console.log(
    `Content is fine: ${products.length} products, ${pages.length} pages, ${articles.length} articles.`,
  );
}

/** Skips the checks of `load`, which require the files that this command generates. */
async function documents() {
  const content = readContentFiles(projectRoot, folder);
  if (content.problems.length > 0) throw new ContentError(content.problems);
  const written = await writeDocuments(content as Content, mediaOf(folder));
  load();
  console.log(`Wrote ${written.length} documents.`);
}

async function importAll() {
  const content = await importFrom(folder);
  const missing = mediaOf(folder) === mediaFolder ? 0 : missingMedia(content, mediaFolder);
  if (missing > 0)
    console.log(
      `note: the server shows media from ${mediaFolder}, where ${missing} files of ${folder}/media are missing.`,
    );
}

/** Rows name only pictures that servers can read already. */
async function release() {
  const store = options.to ?? (process.env.CONTENT_DIR && dirname(contentFolder));
  if (!store) throw new SetupError("--to: is missing, wants the folder that the servers share");
  load();
  const staged = stageRelease(resolve(folder), mediaOf(resolve(folder)), resolve(store));
  await importFrom(staged);
  makeCurrent(resolve(store), staged);
}

async function importFrom(from: string): Promise<Content> {
  const content = load(from);
  const settings = parseSettings(process.env);
  const holder = settings.DATABASE_URL ? undefined : await folderHolder(settings.DATA_DIR);
  const { revision, imported } = holder
    ? await requestImport(settings.DATA_DIR, resolve(from), holder)
    : await importHere(content, mediaOf(from), settings);
  console.log(
    imported ? `Imported as revision ${revision}.` : `Nothing has changed since revision ${revision}.`,
  );
  return content;
}

function preview() {
  const { PREVIEW_SECRET } = parseSettings(process.env);
  if (!PREVIEW_SECRET)
    throw new SetupError("PREVIEW_SECRET: is missing, preview links are signed with that of the server");
  const [path = ""] = positionals;
  if (!/^\/(?!\/)\S*$/.test(path))
    throw new SetupError(`got ${JSON.stringify(path)}, wants a path like /news`);
  const days = Number(options.days);
  if (!Number.isInteger(days) || days < 1 || days > maxPreviewDays)
    throw new SetupError(`--days: got ${options.days}, wants a number from 1 to ${maxPreviewDays}`);
  const { defaultSite, sites } = load().sites.value;
  const code = options.site ?? defaultSite;
  const site = sites.find((one) => one.code === code);
  if (!site)
    throw new SetupError(`--site: got ${code}, wants one of ${sites.map((one) => one.code).join(" ")}`);
  const address = new URL(path, `https://${site.host}`);
  address.searchParams.set("preview", signPreview(PREVIEW_SECRET, address.pathname, days));
  console.log(address.href);
}

/** Loaded late: the image of the server has no development dependencies. */
async function schemas() {
  const { writeSchemas } = await import("./content/json-schemas.ts");
  console.log(`Wrote ${writeSchemas(projectRoot).length} schemas.`);
}

async function importHere(content: Content, media: string, settings: Settings) {
  const database = await openDatabase({ url: settings.DATABASE_URL, folder: settings.DATA_DIR });
  try {
    console.log(`Importing ${content.products.length} products and ${content.pages.length} pages.`);
    return await importContent(database.db, content, media, {
      pseudo: hasPseudoSite(settings.APP_ENV),
      drafts: settings.DRAFTS === "show",
    });
  } finally {
    await database.close();
  }
}

await runOrFail(async () => {
  try {
    await commands[subcommand]!();
  } catch (error) {
    throw options.verbose && error instanceof ContentError
      ? new ContentError(error.problems, Infinity)
      : error;
  }
});
