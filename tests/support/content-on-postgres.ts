import { createPostgresWithContent, type TestDatabase } from "./database.ts";
import { startServerOn, type TestServer } from "./server.ts";
import { startProxy, type TcpProxy } from "./tcp-proxy.ts";

/** A database for a server that is not the last one on it. */
export const kept = (database: TestDatabase): TestDatabase => ({
  ...database,
  remove: async () => undefined,
});

/** A server whose PostgreSQL, on this machine's usual port, can be cut off. */
export async function startServerBehindProxy(): Promise<{ server: TestServer; proxy: TcpProxy }> {
  const database = await createPostgresWithContent();
  const proxy = await startProxy(5432);
  const url = new URL(database.environment.DATABASE_URL!);
  url.port = String(proxy.port);
  return { server: await startServerOn(database, { DATABASE_URL: url.href }), proxy };
}
