import "../scripts/quick-imports.mjs";

import { runOrFail } from "#app/server/ops/setup-error.ts";

import { parseRequest } from "./submissions/parse-request.ts";

const request = parseRequest(process.argv.slice(2));
await runOrFail(async () => {
  const { openAndOperate } = await import("./submissions/operate.ts");
  await openAndOperate(request);
});
