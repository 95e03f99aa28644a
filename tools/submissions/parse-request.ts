import { serviceStates } from "#app/forms/form-constants.ts";

import { parseCommandLine } from "../../scripts/command-line.mjs";

/** "received" is set by the form itself. */
export const operatorStates = serviceStates.slice(1);

export const subcommands = [
  "list",
  "show",
  "files",
  "retry",
  "state",
  "unsubscribe",
  "export",
  "purge",
] as const;

const usage = `npm run submissions -- list             list submissions and their deliveries, newest first
  --state pending|suspected|delivered|dead    only submissions with a delivery in this state
  --limit 50                              maximum number of submissions
npm run submissions -- show REFERENCE     print one submission, including the visitor's input
npm run submissions -- files REFERENCE FOLDER    write the files of a submission to a folder
npm run submissions -- retry REFERENCE    deliver immediately what is not delivered yet, including suspected spam
npm run submissions -- retry --dead       retry all dead deliveries
npm run submissions -- state REFERENCE STATE    set the state of a service request, which the visitor can see:
                                          ${operatorStates.join(", ")}
  --note "Wheel encoder worn"             note for operators: shown by show, never to the visitor
  --mail                                  notify the visitor by mail, in the language of the site
npm run submissions -- unsubscribe REFERENCE    end a confirmed subscription and erase its address
npm run submissions -- export             print all submissions as JSON, one per line, oldest first
  --since 2026-01-31                      only submissions received on this day (UTC) or later
npm run submissions -- purge              erase the data of submissions older than SUBMISSION_RETENTION_DAYS
  --before 2026-01-31                     or of those received before this day (UTC)

A running server has the embedded database open: stop the server first.`;

export type Request = ReturnType<typeof parseRequest>;

/** Exits on invalid arguments and after printing help. */
export function parseRequest(args: string[]) {
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
    subcommands,
    positionals: 2,
    args,
  });
  return { options, wanted, operand, subcommand: subcommand as (typeof subcommands)[number] };
}
