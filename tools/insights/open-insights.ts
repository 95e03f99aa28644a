import { openDatabase } from "#app/server/data/database/client.server.ts";
import { folderHolder } from "#app/server/data/database/folder-lock.server.ts";
import { requestInsights } from "#app/server/data/import/import-socket.server.ts";
import { parseSettings, type Settings } from "#app/server/ops/settings.server.ts";
import { type InsightsReport, type InsightsRequest, readInsights } from "#app/server/read-insights.server.ts";

import { printInsights } from "./print-insights.ts";

export async function openAndPrint(
  request: InsightsRequest,
  print: (line: string) => void,
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  const report = await read(request, parseSettings(environment));
  for (const line of printInsights(report, request.days)) print(line);
}

/** If a server has the embedded database open, that server reads it. */
async function read(
  request: InsightsRequest,
  { DATABASE_URL: url, DATA_DIR: folder }: Settings,
): Promise<InsightsReport> {
  const holder = url ? undefined : await folderHolder(folder);
  if (holder) return (await requestInsights(folder, request, holder)) as InsightsReport;
  const database = await openDatabase({ url, folder });
  try {
    return await readInsights(database.db, request);
  } finally {
    await database.close();
  }
}
