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
npm run submissions -- unsubscribe REFERENCE    end a confirmed subscription and erase its address
npm run submissions -- export             all as JSON, one a line, oldest first
  --since 2026-01-31                      received on this day (UTC) or later
npm run submissions -- purge              erase what is older than SUBMISSION_RETENTION_DAYS
  --before 2026-01-31                     or received before this day (UTC)

An embedded database belongs to the server while it runs: stop the server first.`;

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
