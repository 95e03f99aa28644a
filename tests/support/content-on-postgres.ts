import { createPostgresWithContent, type TestDatabase } from "./database.ts";
import { startServerOn, type TestServer } from "./server.ts";
import { startProxy, type TcpProxy } from "./tcp-proxy.ts";

/** The same database, which is not removed with its server. */
export const kept = (database: TestDatabase): TestDatabase => ({
  ...database,
  remove: async () => undefined,
});

/** Starts a server whose connection to the PostgreSQL on this machine can be cut. */
export async function startServerBehindProxy(): Promise<{ server: TestServer; proxy: TcpProxy }> {
  const database = await createPostgresWithContent();
  const proxy = await startProxy(5432);
  const url = new URL(database.environment.DATABASE_URL!);
  url.port = String(proxy.port);
  return { server: await startServerOn(database, { DATABASE_URL: url.href }), proxy };
}
