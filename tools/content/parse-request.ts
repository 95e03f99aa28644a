import { contentFolder } from "#app/server/ops/project-root.server.ts";
import { maxPreviewDays } from "#app/server/ops/preview-token.server.ts";

import { parseCommandLine } from "../../scripts/command-line.mjs";

export const subcommands = ["check", "documents", "import", "preview", "release", "schemas"] as const;

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

export type Request = ReturnType<typeof parseRequest>;

/** Exits on invalid arguments and after printing help. */
export function parseRequest(args: string[]) {
  const {
    values: { from: folder, ...options },
    positionals: [path = ""],
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
    subcommands,
    positionals: args[0] === "preview" ? 1 : 0,
    args,
  });
  return { folder, ...options, path, subcommand: subcommand as (typeof subcommands)[number] };
}
