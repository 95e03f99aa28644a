import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { type Database, openDatabase } from "#app/server/data/database/client.server.ts";
import { type DeliveryState, deliveryStates } from "#app/server/data/database/delivery-values.ts";
import { retentionLimit } from "#app/server/outbound/delivery/erase-expired.server.ts";
import { eraseSubmissions } from "#app/server/outbound/delivery/erase-submissions.repo.server.ts";
import { SetupError } from "#app/server/ops/setup-error.ts";
import { parseSettings, type Settings } from "#app/server/ops/settings.server.ts";
import { readAttachments } from "#app/server/uploads/attachments.repo.server.ts";
import { addServiceStep } from "#app/server/domain/submissions/service-progress.repo.server.ts";
import { endByReference } from "#app/server/domain/submissions/subscription.repo.server.ts";
import {
  exportSubmissions,
  listSubmissions,
  readSubmission,
  retryDeliveries,
  type SubmissionRow,
} from "#app/server/domain/submissions/operate-submissions.repo.server.ts";

import { operatorStates, type Request } from "./parse-request.ts";

type Context = { db: Database; settings: Settings; print: (line: string) => void };

const commands: Record<Request["subcommand"], (context: Context, request: Request) => Promise<void>> = {
  list,
  show,
  files,
  retry,
  state: setState,
  unsubscribe,
  export: exportAll,
  purge,
};

export const operate = (context: Context, request: Request): Promise<void> =>
  commands[request.subcommand](context, request);

/** Uses the database of the environment. */
export async function openAndOperate(request: Request): Promise<void> {
  const settings = parseSettings(process.env);
  const database = await openDatabase({ url: settings.DATABASE_URL, folder: settings.DATA_DIR });
  try {
    await operate({ db: database.db, settings, print: console.log }, request);
  } finally {
    await database.close();
  }
}

async function list({ db, print }: Context, { options }: Request) {
  const state = options.state as DeliveryState | undefined;
  if (state && !deliveryStates.includes(state)) {
    throw new SetupError(`--state: got ${state}, expected one of ${deliveryStates.join(", ")}`);
  }
  const limit = Number(options.limit);
  if (!Number.isInteger(limit) || limit < 1) {
    throw new SetupError(`--limit: got ${options.limit}, expected a number from 1`);
  }
  const rows = await listSubmissions(db, { state, limit });
  for (const row of rows) print(lineOf(row));
  if (rows.length === 0) print("No submissions found.");
}

const minute = (date: Date) => date.toISOString().slice(0, 16).replace("T", " ");

function lineOf({ reference, kind, site, createdAt, erasedAt, deliveries }: SubmissionRow) {
  const targets = deliveries.map(({ target, state, attempts }) =>
    state === "delivered" ? `${target} delivered` : `${target} ${state} (attempts: ${attempts})`,
  );
  const about = [reference, kind.padEnd(8), site, minute(createdAt), erasedAt ? "erased" : ""];
  return `${about.filter(Boolean).join("  ")}  ${targets.join(", ")}`;
}

async function files({ db, print }: Context, request: Request) {
  const attachments = await readAttachments(db, wantReference(request));
  const { wanted, operand } = request;
  if (attachments.length === 0) throw new SetupError(`There are no files for ${wanted}.`);
  if (!operand) throw new SetupError("The folder is missing.");
  await mkdir(operand, { recursive: true });
  for (const [index, { name: file, bytes }] of attachments.entries()) {
    // Numbered, because file names may repeat.
    const path = join(operand, `${index + 1}-${file}`);
    await writeFile(path, bytes, { flag: "wx" });
    print(path);
  }
}

async function show({ db, print }: Context, request: Request) {
  const row = await readSubmission(db, wantReference(request));
  if (!row) throw new SetupError(`There is no submission ${request.wanted}.`);
  print(JSON.stringify(row, undefined, 2));
}

async function retry({ db, print }: Context, request: Request) {
  const count = await retryDeliveries(db, request.options.dead ? undefined : wantReference(request));
  print(count === 0 ? "Nothing to deliver." : `Deliveries scheduled: ${count}.`);
}

const maxNoteLength = 2_000;

async function setState({ db, print }: Context, request: Request) {
  const reference = wantReference(request);
  const { operand, options } = request;
  const state = operatorStates.find((candidate) => candidate === operand);
  if (!state)
    throw new SetupError(`Got ${operand ?? "no state"}, expected one of ${operatorStates.join(", ")}`);
  const { note, mail } = options;
  if (note && note.length > maxNoteLength)
    throw new SetupError(`--note: must have at most ${maxNoteLength} characters`);
  const isSet = await addServiceStep(db, reference, { state, note, mail });
  if (!isSet) throw new SetupError(`There is no service request ${reference}, or it is erased.`);
  print(`${reference} has the state ${state}${mail ? "; the mail is scheduled" : ""}.`);
}

async function unsubscribe({ db, print }: Context, request: Request) {
  const reference = wantReference(request);
  if (!(await endByReference(db, reference)))
    throw new SetupError(`There is no confirmed subscription ${reference}, or it has ended.`);
  print(`${reference} has ended; its address is erased.`);
}

async function exportAll({ db, print }: Context, { options }: Request) {
  for await (const row of exportSubmissions(db, parseDay("since", options.since))) {
    print(JSON.stringify(row));
  }
}

async function purge({ db, settings, print }: Context, { options }: Request) {
  const before = options.before
    ? new Date(parseDay("before", options.before).getTime() - 1)
    : retentionLimit(settings.SUBMISSION_RETENTION_DAYS);
  const erased = await eraseSubmissions(db, before);
  print(`Erased the data of ${erased} submissions received until ${minute(before)} UTC.`);
}

function wantReference({ wanted, subcommand }: Request): string {
  if (!wanted) throw new SetupError(`REFERENCE is missing: npm run submissions -- ${subcommand} REFERENCE`);
  return wanted.toUpperCase();
}

function parseDay(option: string, text: string): Date {
  const date = new Date(`${text}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(date.getTime())) {
    throw new SetupError(`--${option}: got ${text}, expected a day like 2026-01-31`);
  }
  return date;
}
