import "../scripts/quick-imports.mjs";

import { runOrFail } from "#app/server/ops/setup-error.ts";

import { parseCommandLine, reject } from "../scripts/command-line.mjs";

const name = "npm run insights";

const usage = `npm run insights           print URLs that returned 404, each with the most similar page, searches without a result, and
                           page timings in browsers
  --days 30                number of days to include
  --limit 50               maximum number of rows of each list`;

const { values } = parseCommandLine({
  name,
  usage,
  options: {
    days: { type: "string", default: "30" },
    limit: { type: "string", default: "50" },
  },
});

const wholeNumber = (option: "days" | "limit", most: number): number => {
  const value = Number(values[option]);
  return Number.isInteger(value) && value >= 1 && value <= most
    ? value
    : reject(name, `--${option}: got ${values[option]}, expected a number from 1 to ${most}`);
};

const request = { days: wholeNumber("days", 3_650), limit: wholeNumber("limit", 1_000) };

await runOrFail(async () => {
  const { openAndPrint } = await import("./insights/open-insights.ts");
  await openAndPrint(request, console.log, process.env);
});
