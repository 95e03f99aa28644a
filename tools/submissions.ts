import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { type Database, openDatabase } from "#app/server/data/database/client.server.ts";
import { type DeliveryState, deliveryStates } from "#app/server/data/database/delivery-values.ts";
import { serviceStates } from "#app/forms/form-constants.ts";
import { retentionLimit } from "#app/server/outbound/delivery/erase-daily.server.ts";
import { eraseSubmissions } from "#app/server/outbound/delivery/erase-submissions.repo.server.ts";
import { runOrFail, SetupError } from "#app/server/ops/setup-error.ts";
import { parseSettings, type Settings } from "#app/server/ops/settings.server.ts";
import { readAttachments } from "#app/server/uploads/attachments.repo.server.ts";
import { addServiceStep } from "#app/server/domain/submissions/service-progress.repo.server.ts";
import {
  exportSubmissions,
  listSubmissions,
  readSubmission,
  retryDeliveries,
  type SubmissionRow,
} from "#app/server/domain/submissions/operate-submissions.repo.server.ts";

import { parseCommandLine } from "../scripts/command-line.mjs";

/** "received" is set by the form itself. */
const operatorStates = serviceStates.slice(1);

const usage = `npm run submissions -- list             newest first, and where each was delivered
  --state pending|suspected|delivered|dead    only those with a delivery in this state
  --limit 50                              how many
npm run submissions -- show REFERENCE     everything about one, with what the visitor wrote
npm run submissions -- files REFERENCE FOLDER    write the files that came with it into a folder
npm run submissions -- retry REFERENCE    deliver at once what is not delivered yet, suspected spam as well
npm run submissions -- retry --dead       the same for all that were given up
npm run submissions -- state REFERENCE STATE    set how far a service request is, which the visitor can see:
                                          ${operatorStates.join(", ")}
  --note "Wheel encoder worn"             for operators: shown by show, never to the visitor
  --mail                                  tell the visitor by mail, in the language of the site
npm run submissions -- export             all as JSON, one a line, oldest first
  --since 2026-01-31                      received on this day (UTC) or later
npm run submissions -- purge              erase what is older than SUBMISSION_RETENTION_DAYS
  --before 2026-01-31                     or received before this day (UTC)

An embedded database belongs to the server while it runs: stop the server first.`;

const commands: Record<string, (db: Database, settings: Settings) => Promise<void>> = {
  list,
  show,
  files,
  retry,
  state: setState,
  export: exportAll,
  purge,
};

const {
  values: options,
  positionals: [wanted, operand],
  subcommand,
} = parseCommandLine({
  name: "npm run submissions",
  usage,
  options: {
    state: { type: "string" },
    limit: { type: "string", default: "50" },
    dead: { type: "boolean", default: false },
    since: { type: "string", default: "1970-01-01" },
    before: { type: "string" },
    note: { type: "string" },
    mail: { type: "boolean", default: false },
  },
  subcommands: Object.keys(commands),
  positionals: 2,
});

async function list(db: Database) {
  const state = options.state as DeliveryState | undefined;
  if (state && !deliveryStates.includes(state)) {
    throw new SetupError(`--state: got ${state}, wants one of ${deliveryStates.join(", ")}`);
  }
  const limit = Number(options.limit);
  if (!Number.isInteger(limit) || limit < 1) {
    throw new SetupError(`--limit: got ${options.limit}, wants a number from 1`);
  }
  const rows = await listSubmissions(db, { state, limit });
  for (const row of rows) console.log(lineOf(row));
  if (rows.length === 0) console.log("None.");
}

const minute = (date: Date) => date.toISOString().slice(0, 16).replace("T", " ");

function lineOf({ reference, kind, site, createdAt, erasedAt, deliveries }: SubmissionRow) {
  const targets = deliveries.map(({ target, state, attempts }) =>
    state === "delivered" ? `${target} delivered` : `${target} ${state} (attempts: ${attempts})`,
  );
  const about = [reference, kind.padEnd(8), site, minute(createdAt), erasedAt ? "erased" : ""];
  return `${about.filter(Boolean).join("  ")}  ${targets.join(", ")}`;
}

async function files(db: Database) {
  const attachments = await readAttachments(db, wantReference());
  if (attachments.length === 0) throw new SetupError(`There are no files of ${wanted}.`);
  if (!operand) throw new SetupError("The name of a folder is missing.");
  await mkdir(operand, { recursive: true });
  for (const [index, { name: file, bytes }] of attachments.entries()) {
    // Numbered, because file names may repeat.
    const path = join(operand, `${index + 1}-${file}`);
    await writeFile(path, bytes, { flag: "wx" });
    console.log(path);
  }
}

async function show(db: Database) {
  const row = await readSubmission(db, wantReference());
  if (!row) throw new SetupError(`There is no submission ${wanted}.`);
  console.log(JSON.stringify(row, undefined, 2));
}

async function retry(db: Database) {
  const count = await retryDeliveries(db, options.dead ? undefined : wantReference());
  console.log(count === 0 ? "Nothing to deliver." : `Due at once: ${count}.`);
}

const maxNoteLength = 2_000;

async function setState(db: Database) {
  const reference = wantReference();
  const state = operatorStates.find((candidate) => candidate === operand);
  if (!state) throw new SetupError(`Got ${operand ?? "no state"}, wants one of ${operatorStates.join(", ")}`);
  const { note, mail } = options;
  if (note && note.length > maxNoteLength)
    throw new SetupError(`--note: wants at most ${maxNoteLength} characters`);
  const isSet = await addServiceStep(db, reference, { state, note, mail });
  if (!isSet) throw new SetupError(`There is no service request ${reference}, or it is erased.`);
  console.log(`${reference} is ${state}${mail ? "; the mail is due" : ""}.`);
}

async function exportAll(db: Database) {
  for await (const row of exportSubmissions(db, parseDay("since", options.since))) {
    process.stdout.write(`${JSON.stringify(row)}\n`);
  }
}

async function purge(db: Database, settings: Settings) {
  const before = options.before
    ? new Date(parseDay("before", options.before).getTime() - 1)
    : retentionLimit(settings.SUBMISSION_RETENTION_DAYS);
  const erased = await eraseSubmissions(db, before);
  console.log(`Erased what was written in ${erased} submissions received until ${minute(before)} UTC.`);
}

function wantReference(): string {
  if (!wanted) throw new SetupError(`Which one? npm run submissions -- ${subcommand} REFERENCE`);
  return wanted.toUpperCase();
}

function parseDay(option: string, text: string): Date {
  const date = new Date(`${text}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(date.getTime())) {
    throw new SetupError(`--${option}: got ${text}, wants a day like 2026-01-31`);
  }
  return date;
}

await runOrFail(async () => {
  const settings = parseSettings(process.env);
  const database = await openDatabase({ url: settings.DATABASE_URL, folder: settings.DATA_DIR });
  try {
    await commands[subcommand]!(database.db, settings);
  } finally {
    await database.close();
  }
});
