import { contentFolder } from "#app/server/ops/project-root.server.ts";
import { maxPreviewDays } from "#app/server/ops/preview-token.server.ts";

import { parseCommandLine } from "../../scripts/command-line.mjs";

export const subcommands = ["check", "documents", "import", "preview", "release", "schemas"] as const;

const usage = `npm run content -- check     check every file without changes
npm run content -- documents render the manuals and declarations in content/media/downloads
npm run content -- import    import the content into the database in one transaction; if a running server has the embedded
                             database open, that server imports the content
  --from FOLDER              content folder to use instead of content/; pictures and downloads are read from its folder media
                             if it exists
  --verbose                  list every problem instead of only the first of each kind
npm run content -- release   release content to running servers without a new version of them: pictures first, then rows
  --from FOLDER              folder of the content to release
  --to FOLDER                folder that the servers share; FOLDER/current is their CONTENT_DIR. Default: the parent of CONTENT_DIR
npm run content -- preview PATH  print a link that shows a draft or an entry with a future date; requires PREVIEW_SECRET
  --site CODE                site of the link, instead of the default site
  --days NUMBER              days until the link expires, 1 to ${maxPreviewDays} (default 7)
npm run content -- schemas   write JSON Schemas of the content files to .vscode/schemas, for completion in editors`;

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
