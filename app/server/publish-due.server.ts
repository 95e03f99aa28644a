/** A second import of the same files makes entries with a future date visible. Any server process may start it. */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

import { editionHash, hashContent } from "./data/import/content-hash.server.ts";
import type { DatabaseHandle } from "./data/database/client.server.ts";
import type { Log } from "./ops/log.server.ts";
import { contentFolder, projectRoot } from "./ops/project-root.server.ts";
import type { Settings } from "./ops/settings.server.ts";

type Options = {
  database: DatabaseHandle;
  log: Log;
  settings: Settings;
  importHere: (context: { database: DatabaseHandle; log: Log; settings: Settings }) => Promise<unknown>;
};

/** Milliseconds between attempts of a process, with a random offset: the first import serves all processes. */
const pause = 60_000;
const spread = 5_000;

/** Milliseconds, for very large content. */
const importTimeout = 30 * 60_000;

const run = promisify(execFile);

/** @returns a function for frequent calls, which never rejects */
export function createDuePublisher({ database, log, settings, importHere }: Options) {
  let next = 0;
  const publish = async (liveHash: string) => {
    // A process of an older or newer release has other files; only one of the live release publishes.
    const own = editionHash(hashContent(contentFolder), settings.DRAFTS === "show");
    if (own !== liveHash) {
      log.warn(
        "entries are due, but the files of this process are not the imported ones: npm run content -- import",
      );
    } else if (database.embedded) await importHere({ database, log, settings });
    // A separate process, so that visitors do not wait for it.
    else
      await run(process.execPath, [join(projectRoot, "tools/content.ts"), "import"], {
        timeout: importTimeout,
      });
  };
  return async (liveHash: string): Promise<void> => {
    const now = Date.now();
    if (!database.embedded && next === 0) next = now + Math.random() * spread;
    if (now < next) return;
    next = now + pause;
    const work = publish(liveHash).catch((error: unknown) =>
      log.error({ err: error }, "entries are due, but the import failed"),
    );
    // The embedded database has one connection: the caller must not use it meanwhile.
    if (database.embedded) await work;
  };
}
