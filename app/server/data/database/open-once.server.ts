import { keep, reloads } from "../../ops/process-values.server.ts";
import { type DatabaseHandle, type DatabaseOptions, openDatabase } from "./client.server.ts";

/** In development the database stays open across module reloads; changes to this folder need a restart. */
export async function openDatabaseOnce(options: DatabaseOptions): Promise<DatabaseHandle> {
  if (!reloads) return openDatabase(options);
  const { handle, listeners } = await keep("database", async () => ({
    handle: await openDatabase(options),
    listeners: new Map<string, (payload: string) => void>(),
  }));
  return {
    ...handle,
    // Only the listener of the latest reload is called.
    listen: async (channel, onMessage) => {
      const isNew = !listeners.has(channel);
      listeners.set(channel, onMessage);
      if (isNew) await handle.listen(channel, (payload) => listeners.get(channel)?.(payload));
    },
    close: () => Promise.resolve(),
  };
}
