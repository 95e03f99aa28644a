import "../scripts/quick-imports.mjs";

import { runOrFail } from "#app/server/ops/setup-error.ts";

import { parseRequest } from "./content/parse-request.ts";

const request = parseRequest(process.argv.slice(2));
await runOrFail(async () => {
  const { runContent } = await import("./content/content-commands.ts");
  await runContent(request, console.log, process.env);
});
