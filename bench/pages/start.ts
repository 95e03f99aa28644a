import type { TestDatabase } from "#tests/support/database.ts";

import { percentile } from "../report.ts";
import { type Measurement, round } from "./measurement.ts";
import type { Stage } from "./stage.ts";

export const start: Measurement = {
  title: "Time from process start to the first page, with a database that contains the content",
  run: async (stage, quick) => {
    const kinds = stage.hasPostgres ? (["PostgreSQL", "embedded"] as const) : (["embedded"] as const);
    const rows = [];
    for (const kind of kinds) {
      const database = await (kind === "embedded" ? stage.embedded() : stage.database());
      const times: number[] = [];
      for (let run = 0; run < (quick ? 1 : 3); run++) times.push(await timeStart(stage, database));
      rows.push({ database: kind, ms: round(percentile(times, 50)), slowest: round(Math.max(...times)) });
    }
    return rows;
  },
};

async function timeStart({ startSite }: Stage, database: TestDatabase) {
  const { startedIn, stop } = await startSite({ database, core: "any" });
  await stop();
  return startedIn;
}
