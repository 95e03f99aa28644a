/**
 * Every submission with a reference number is delivered, although servers are killed. `npm run bench:delivery` runs the
 * same test with a thousand submissions.
 */
import { exec } from "node:child_process";
import { promisify } from "node:util";

import { Client } from "pg";
import { describe, expect, test } from "vitest";

import { deliveriesAtATime } from "#app/server/outbound/delivery/delivery-worker.server.ts";
import { listSubmissions } from "#app/server/domain/submissions/operate-submissions.repo.server.ts";
import {
  createContentDatabase,
  createPostgresWithContent,
  postgresAnswers,
  type TestDatabase,
} from "#tests/support/database.ts";
import { type Storm, storm } from "#tests/support/storm.ts";

const submissions = Number(process.env.STORM_SUBMISSIONS ?? 60);
const kills = Number(process.env.STORM_KILLS ?? 2);
const timeout = 300_000 + submissions * 2_000;

const hasPostgres = await postgresAnswers();

// Concurrent: most of the time each test waits for the claims of killed processes to expire.
describe.concurrent("every reference number given out is delivered once", () => {
  /**
   * `repeated`: deliveries that were running when a server was killed, the mail server went away, or the machine was
   * paused longer than a connection's time-out may be repeated.
   */
  const expectOf = (servers: number) => ({
    references: submissions,
    lost: [],
    unknown: [],
    undelivered: [],
    wordsInLog: null,
    leftUploads: [],
    repeated: expect.toSatisfy((count: number) => count <= (kills + servers + 1) * deliveriesAtATime),
  });

  test(
    "on the embedded database, with a server that is killed and a mail server that is away",
    async ({ onTestFinished }) => {
      const database = await createContentDatabase();
      onTestFinished(database.remove);
      const result = await storm({ database, submissions, servers: 1, kills });
      expect(await outcomeOf(database, result)).toEqual(expectOf(1));
    },
    timeout,
  );

  test.skipIf(!hasPostgres)(
    "on PostgreSQL, by two servers that are killed, with connections that break as well",
    async ({ onTestFinished }) => {
      const database = await createPostgresWithContent();
      onTestFinished(database.remove);
      const breakDatabase = () => breakConnections(database);
      const result = await storm({ database, submissions, servers: 2, kills, breakDatabase, breaks: kills });
      expect(await outcomeOf(database, result)).toEqual(expectOf(2));
    },
    timeout,
  );
});

async function outcomeOf(database: TestDatabase, result: Storm) {
  const { references, mails, log, repeatedPosts, leftUploads, seconds } = result;
  const arrived = mails.map(({ headers }) => headers.get("message-id")!);
  const unique = new Set(arrived);
  const repeated = arrived.length - unique.size;
  console.log(
    `${references.length} submissions in ${seconds} s, ${kills} kills, ${repeatedPosts} posts repeated: ` +
      `${unique.size} mails, ${repeated} of them transferred twice`,
  );
  const expected = new Set(
    references.flatMap((reference) =>
      ["brand", "confirmation"].map((mail) => `<${reference}.${mail}@brand.example>`),
    ),
  );
  const handle = await database.open();
  const rows = await listSubmissions(handle.db, { limit: submissions * 2 });
  await handle.close();
  const stored = rows.map(({ reference }) => reference);
  return {
    references: new Set(references).size,
    lost: without(expected, unique),
    unknown: [...without(unique, expected), ...without(new Set(stored), new Set(references))],
    undelivered: rows.flatMap(({ deliveries }) => deliveries).filter(({ state }) => state !== "delivered"),
    wordsInLog: /visitor-\d+@|Question \d/.exec(JSON.stringify(log)),
    leftUploads,
    repeated,
  };
}

const without = (all: Set<string>, some: Set<string>) => [...all].filter((one) => !some.has(one));

/** Terminates all connections, as a restart does. Tests must not restart a PostgreSQL that others use. */
async function breakConnections({ environment }: TestDatabase) {
  const { STORM_RESTART } = process.env;
  if (STORM_RESTART) return void (await promisify(exec)(STORM_RESTART));
  const client = new Client({ connectionString: environment.DATABASE_URL });
  await client.connect();
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  await client.end();
}
