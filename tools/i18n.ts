import { relative } from "node:path";

import { catalogPath, readContentFiles } from "#app/server/data/import/content-files.server.ts";
import { contentFolder, projectRoot } from "#app/server/ops/project-root.server.ts";
import type { Content } from "#app/server/data/import/localize-content.ts";
import { localeOf } from "#app/server/data/import/site.schema.ts";
import { ContentError } from "#app/server/data/import/problem.ts";
import { runOrFail, SetupError } from "#app/server/ops/setup-error.ts";
import { type LocaleCode, localeCodes } from "#app/site/markets.ts";

import { formatChanges, formatNewCatalogs } from "./i18n/changes.ts";
import {
  checkContentCatalogs,
  checkLanguage,
  checkSiteTexts,
  draftTexts,
  judgeLanguages,
} from "./i18n/check-languages.ts";
import { collectNotedMessages, readLanguages } from "./i18n/languages.ts";
import { areaOf, formatOpenTexts, formatStatus } from "./i18n/status.ts";
import { writeCatalog } from "./i18n/write-catalog.ts";
import { parseCommandLine } from "../scripts/command-line.mjs";
import { checkInterfaceCatalogs, extractInterface } from "./i18n/interface-messages.ts";
import { reportSpelling } from "./i18n/report-spelling.ts";

const usage = `npm run i18n -- status    show how much of each language is translated
  --locale uk             list the open (untranslated) texts of one language, with file and line
npm run i18n -- check     list every mistake in the languages that have a site, with file and line; for a brand of your
                          own, mistakes in the interface are only counted
  --locale uk             list the mistakes of one language, with or without a site
  --verbose               list every mistake instead of only the first of each kind
npm run i18n -- extract   write new English texts into all catalogs
  --from FOLDER           content folder to use instead of content/`;

const commands: Record<string, () => Promise<void> | void> = { status, check, extract };

const { values: options, subcommand } = parseCommandLine({
  name: "npm run i18n",
  usage,
  options: {
    from: { type: "string", default: contentFolder },
    locale: { type: "string" },
    verbose: { type: "boolean", default: false },
  },
  subcommands: Object.keys(commands),
});
const folder = options.from;

/** Skips content checks, because translation may start before the content is complete. */
function readContent(): Content {
  const content = readContentFiles(projectRoot, folder);
  if (content.problems.length > 0) throw new ContentError(content.problems);
  return content as Content;
}

function status() {
  const languages = readLanguages(readContent(), folder);
  const problems = languages.flatMap((language) => language.problems);
  if (problems.length > 0) throw new ContentError(problems);
  const locale = chosenLocale();
  const chosen = languages.find(({ language }) => language.code === locale);
  console.log(chosen ? formatOpenTexts(chosen) : formatStatus(languages));
}

function chosenLocale(): LocaleCode | undefined {
  const chosen = localeCodes.find((code) => code === options.locale);
  if (options.locale !== undefined && !chosen)
    throw new SetupError(`--locale: got ${options.locale}, expected one of ${localeCodes.join(" ")}`);
  return chosen;
}

async function check() {
  const content = readContent();
  const locale = chosenLocale();
  // The demo is part of the software, so its check includes the interface.
  const isDemo = relative(projectRoot, folder) === "content";
  const languages = readLanguages(content, folder).filter(({ language, content: texts }) =>
    locale ? language.code === locale : isDemo || texts !== undefined,
  );
  const interfaceCatalogs = await checkInterfaceCatalogs();
  const isDraft = draftTexts(content);
  const spelling = await reportSpelling(content, languages, folder);
  const { problems, warnings } = judgeLanguages(
    languages.map((texts) => ({
      code: texts.language.code,
      hasSite: texts.content !== undefined,
      problems: [
        ...(spelling.get(texts.language.code) ?? []),
        ...(interfaceCatalogs.get(texts.language.code) ?? []),
        ...checkLanguage(texts, isDraft),
      ],
      texts: texts.labels.length,
      open: texts.labels.filter(({ translation }) => translation === "").length,
    })),
    { chosen: locale, ownsInterface: isDemo },
  );
  problems.push(...checkContentCatalogs(content), ...checkSiteTexts(content));
  for (const warning of warnings) console.log(warning);
  if (problems.length > 0) throw new ContentError(problems, options.verbose ? Infinity : undefined);
  console.log(`${languages.length - warnings.length} languages have no mistakes.`);
}

async function extract() {
  const content = readContent();
  const before = readLanguages(content, folder);
  await extractInterface();
  const messages = collectNotedMessages(content, folder);
  const { sites, sourceLocale } = content.sites.value;
  for (const locale of new Set(sites.map(localeOf).filter((code) => code !== sourceLocale)))
    writeCatalog(catalogPath(folder, locale), locale, messages, content.catalogs.get(locale)?.entries ?? []);
  const after = readLanguages(readContent(), folder);
  const changes = [
    formatChanges(textsOf(before, sourceLocale), textsOf(after, sourceLocale)),
    formatNewCatalogs(openTextsOf(before, sourceLocale), openTextsOf(after, sourceLocale)),
  ].filter((lines) => lines !== "");
  console.log(changes.join("\n") || "No texts were added or removed.");
}

/** Includes new languages without translations. */
const textsOf = (languages: ReturnType<typeof readLanguages>, sourceLocale: LocaleCode) =>
  languages.flatMap(({ language, labels, content = [] }) => [
    ...labels.map((entry) => ({ area: areaOf(entry), source: entry.source, context: entry.context })),
    ...(language.code === sourceLocale
      ? []
      : content.map((entry) => ({ area: areaOf(entry), source: entry.source }))),
  ]);

const openTextsOf = (
  languages: ReturnType<typeof readLanguages>,
  sourceLocale: LocaleCode,
): ReadonlyMap<string, number> =>
  new Map(
    [
      ...Map.groupBy(
        languages.flatMap(({ language, labels, content = [] }) =>
          language.code === sourceLocale ? [] : [...labels, ...content],
        ),
        ({ file }) => file,
      ),
    ].map(([file, entries]) => [file, entries.filter(({ translation }) => translation === "").length]),
  );

await runOrFail(commands[subcommand]!);
