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
import { SetupError } from "#app/server/ops/setup-error.ts";
import { parseSettings, type Settings } from "#app/server/ops/settings.server.ts";

import { hiddenLinks } from "./hidden-links.ts";
import { makeCurrent, stageRelease } from "./release-content.ts";
import { checkInterfaceFaults } from "../i18n/check-languages.ts";
import type { Request } from "./parse-request.ts";

type Print = (line: string) => void;

type Command = (request: Request, print: Print, environment: NodeJS.ProcessEnv) => Promise<void> | void;

const commands: Record<Request["subcommand"], Command> = {
  check,
  documents,
  import: importAll,
  preview,
  release,
  schemas,
};

/** @param environment settings of the database */
export async function runContent(
  request: Request,
  print: Print,
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  try {
    await commands[request.subcommand](request, print, environment);
  } catch (error) {
    throw request.verbose && error instanceof ContentError
      ? new ContentError(error.problems, Infinity)
      : error;
  }
}

function readAll(from: string) {
  const { content, problems } = readAndCheck(from);
  const { sites } = content;
  return { content, problems: [...problems, ...(sites ? checkInterfaceFaults({ sites }) : [])] };
}

const load = (from: string) => completeContent(readAll(from));

function check({ folder }: Request, print: Print) {
  const { content: files, problems } = readAll(folder);
  // Documents are composed of entries that must be complete; translations are not part of them.
  const outdated = problems.every(({ file }) => file.endsWith(".po"))
    ? checkDocuments(files as Content, mediaOf(folder))
    : [];
  const content = completeContent({ content: files, problems: [...problems, ...outdated] });
  const { products, pages, articles } = content;
  for (const { file, line, message } of hiddenLinks(content, publishedContent(content, utcDay()).content))
    print(`${file}:${line}: note: ${message}`);
  print(
    `The content is valid: ${products.length} products, ${pages.length} pages, ${articles.length} articles.`,
  );
}

/** Skips the checks of `load`, which require the files that this command generates. */
async function documents({ folder }: Request, print: Print) {
  const content = readContentFiles(projectRoot, folder);
  if (content.problems.length > 0) throw new ContentError(content.problems);
  const written = await writeDocuments(content as Content, mediaOf(folder));
  load(folder);
  print(`Wrote ${written.length} documents.`);
}

async function importAll({ folder }: Request, print: Print, environment: NodeJS.ProcessEnv) {
  const content = await importFrom(folder, print, environment);
  const missing = mediaOf(folder) === mediaFolder ? 0 : missingMedia(content, mediaFolder);
  if (missing > 0)
    print(
      `note: the server serves media from ${mediaFolder}, but ${missing} files of ${folder}/media are missing there.`,
    );
}

/** Rows name only pictures that servers can already read. */
async function release({ folder, to }: Request, print: Print, environment: NodeJS.ProcessEnv) {
  const store = to ?? (environment.CONTENT_DIR && dirname(contentFolder));
  if (!store) throw new SetupError("--to is required: the folder that the servers share");
  load(folder);
  const staged = stageRelease(resolve(folder), mediaOf(resolve(folder)), resolve(store));
  await importFrom(staged, print, environment);
  makeCurrent(resolve(store), staged);
}

async function importFrom(
  from: string,
  print: Print,
  environment: NodeJS.ProcessEnv,
): Promise<Content> {
  const content = load(from);
  const settings = parseSettings(environment);
  const holder = settings.DATABASE_URL ? undefined : await folderHolder(settings.DATA_DIR);
  const { revision, imported } = holder
    ? await requestImport(settings.DATA_DIR, resolve(from), holder)
    : await importHere(content, mediaOf(from), settings, print);
  print(
    imported ? `Imported as revision ${revision}.` : `Nothing has changed since revision ${revision}.`,
  );
  return content;
}

function preview(request: Request, print: Print, environment: NodeJS.ProcessEnv) {
  const { PREVIEW_SECRET } = parseSettings(environment);
  if (!PREVIEW_SECRET)
    throw new SetupError("PREVIEW_SECRET is missing. Preview links require the secret of the server.");
  const { folder, path } = request;
  if (!/^\/(?!\/)\S*$/.test(path))
    throw new SetupError(`got ${JSON.stringify(path)}, expected a path like /news`);
  const days = Number(request.days);
  if (!Number.isInteger(days) || days < 1 || days > maxPreviewDays)
    throw new SetupError(`--days: got ${request.days}, expected a number from 1 to ${maxPreviewDays}`);
  const { defaultSite, sites } = load(folder).sites.value;
  const code = request.site ?? defaultSite;
  const site = sites.find((one) => one.code === code);
  if (!site)
    throw new SetupError(`--site: got ${code}, expected one of ${sites.map((one) => one.code).join(" ")}`);
  const address = new URL(path, `https://${site.host}`);
  address.searchParams.set("preview", signPreview(PREVIEW_SECRET, address.pathname, days));
  print(address.href);
}

/** Imported on demand: the server image has no development dependencies. */
async function schemas(_request: Request, print: Print) {
  const { writeSchemas } = await import("./json-schemas.ts");
  print(`Wrote ${writeSchemas(projectRoot).length} schemas.`);
}

async function importHere(content: Content, media: string, settings: Settings, print: Print) {
  const database = await openDatabase({ url: settings.DATABASE_URL, folder: settings.DATA_DIR });
  try {
    print(`Importing ${content.products.length} products and ${content.pages.length} pages.`);
    return await importContent(database.db, content, media, {
      pseudo: hasPseudoSite(settings.APP_ENV),
      drafts: settings.DRAFTS === "show",
    });
  } finally {
    await database.close();
  }
}
