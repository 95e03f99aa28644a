import { keep, reloads } from "../../ops/process-values.server.ts";
import { type DatabaseHandle, type DatabaseOptions, openDatabase } from "./client.server.ts";

/**
 * Opens the database. While developing it stays open when the server's modules are loaded again, which takes an embedded
 * one seconds; what is edited in this folder then shows after a restart.
 */
export async function openDatabaseOnce(options: DatabaseOptions): Promise<DatabaseHandle> {
  if (!reloads) return openDatabase(options);
  const { handle, listeners } = await keep("database", async () => ({
    handle: await openDatabase(options),
    listeners: new Map<string, (payload: string) => void>(),
  }));
  return {
    ...handle,
    // The listeners of the modules that were loaded last.
    listen: async (channel, onMessage) => {
      const isNew = !listeners.has(channel);
      listeners.set(channel, onMessage);
      if (isNew) await handle.listen(channel, (payload) => listeners.get(channel)?.(payload));
    },
    close: () => Promise.resolve(),
  };
}
