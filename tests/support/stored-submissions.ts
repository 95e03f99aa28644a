import {
  exportSubmissions,
  type SubmissionRow,
} from "#app/server/domain/submissions/operate-submissions.repo.server.ts";

import type { TestServer } from "./server.ts";

/** Stops the server, which holds the embedded database. @returns every submission that it has stored */
export async function storedBy(server: TestServer) {
  const ended = new Promise((resolve) => server.process.once("exit", resolve));
  server.process.kill("SIGTERM");
  await ended;
  const { db, close } = await server.database.open();
  const rows: SubmissionRow[] = [];
  for await (const row of exportSubmissions(db, new Date(0))) rows.push(row);
  await close();
  return rows;
}
