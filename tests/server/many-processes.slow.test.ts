/** Two servers on one PostgreSQL database, behind a round-robin load balancer. */
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { importContent } from "#app/server/data/import/import-content.repo.server.ts";
import { loadContent } from "#app/server/data/import/load-content.server.ts";
import { revisionChannel } from "#app/server/data/database/revision.repo.server.ts";
import type { DatabaseHandle } from "#app/server/data/database/client.server.ts";
import { contentRevision } from "#app/server/data/database/schema.ts";
import { mediaFolder } from "#app/server/ops/project-root.server.ts";
import { listSubmissions } from "#app/server/domain/submissions/operate-submissions.repo.server.ts";
import { copyContent } from "#tests/support/content.ts";
import { createPostgresWithContent, postgresAnswers, type TestDatabase } from "#tests/support/database.ts";
import { contactWords, postWords, referenceIn } from "#tests/support/forms.ts";
import { type MailServer, startMailServer } from "#tests/support/mail-server.ts";
import { type Answer, startServerOn, type TestServer } from "#tests/support/server.ts";
import { kept } from "#tests/support/content-on-postgres.ts";

/**
 * For limits such as "within two seconds", which a busy machine may exceed occasionally, but a fault always.
 * @param attempt
 * @returns milliseconds
 * @returns the first result below the limit, else the fastest of five
 */
async function fastest(limit: number, attempt: (index: number) => Promise<number>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let index = 0; index < 5 && best >= limit; index += 1) best = Math.min(best, await attempt(index));
  return best;
}

const hasPostgres = await postgresAnswers();
const limit = 5;
const metricsToken = "metrics-0123456789abcdef";

describe.skipIf(!hasPostgres)("two servers on one database", () => {
  let database: TestDatabase;
  let handle: DatabaseHandle;
  let mailServer: MailServer;
  let servers: TestServer[];
  let turn = 0;

  beforeAll(async () => {
    mailServer = await startMailServer();
    database = await createPostgresWithContent();
    handle = await database.open();
    const environment = {
      SMTP_URL: mailServer.url,
      MAIL_FROM: "site@brand.example",
      MAIL_TO: "help@brand.example",
      SUBMISSIONS_PER_HOUR: String(limit),
      METRICS_TOKEN: metricsToken,
      TRUST_PROXY: "1",
    };
    servers = await Promise.all([
      startServerOn(kept(database), environment),
      startServerOn(kept(database), environment),
    ]);
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await mailServer.stop();
    await handle.close();
    await database.remove();
  });

  const post = (address: string, changes: Record<string, string>) =>
    postWords(
      servers[turn++ % servers.length]!.fetch,
      "/help",
      { ...contactWords, ...changes },
      { headers: { "x-forwarded-for": address } },
    );
  const statuses = (answers: Answer[]) => answers.map(({ status }) => status).toSorted();

  test("share the limit of forms for an address, even when all forms are sent at once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, index) => post("198.51.100.1", { message: `At once ${index}` })),
    );
    expect(statuses(answers)).toEqual([
      ...Array<number>(limit).fill(200),
      ...Array<number>(16 - limit).fill(429),
    ]);
  });

  test("store a submission once that is sent to both", async () => {
    const key = "9b1c7f2e-0000-4000-8000-0123456789ab";
    // As many as the limit, because requests count until the first one is stored.
    const answers = await Promise.all(Array.from({ length: limit }, () => post("198.51.100.2", { key })));
    expect(statuses(answers)).toEqual(Array<number>(limit).fill(200));
    expect(new Set(answers.map(referenceIn)).size).toBe(1);
  });

  test("report the number and the age of waiting deliveries", async () => {
    await handle.db.execute(sql`
      with stored as (
        insert into submission (idempotency_key, reference, kind, site, data, created_at, erased_at)
        values ('waiting', 'C-WAIT-2345', 'contact', 'en', '{}', now() - interval '3 hours', null),
          ('erased', 'C-ERAS-2345', 'contact', 'en', '{}', now() - interval '2 years', now()) returning id)
      insert into delivery (submission, target, state, created_at)
      select id, target, 'dead', now() - interval '3 hours' from stored, (values ('brand-mail'), ('platform-api')) as t (target)`);
    for (const server of servers) {
      const headers = { authorization: `Bearer ${metricsToken}` };
      const { body } = await server.fetch("x", "/metrics", { headers });
      expect(body).toContain('submission_deliveries{target="brand-mail",state="dead"} 1\n');
      expect(body).toContain('submission_deliveries{target="confirmation",state="dead"} 0\n');
      expect(body).toMatch(
        /submission_delivery_oldest_seconds\{target="platform-api",state="dead"\} 108\d\d(?:\.\d+)?\n/,
      );
    }
  });

  test("share the deliveries, and make each once", async () => {
    const count = 40;
    const answers = await Promise.all(
      Array.from({ length: count }, (_, index) =>
        post(`192.0.2.${index}`, { message: `Question ${index}`, email: `visitor-${index}@example.org` }),
      ),
    );
    const references = answers.map(referenceIn);
    expect(new Set(references).size).toBe(count);
    const wanted = references.flatMap((reference) =>
      ["brand", "confirmation"].map((mail) => `<${reference}.${mail}@brand.example>`),
    );
    const arrived = () =>
      mailServer.mails.map(({ headers }) => headers.get("message-id")!).filter((id) => wanted.includes(id));
    await expect.poll(() => arrived().length).toBeGreaterThanOrEqual(wanted.length);
    const pending = () => listSubmissions(handle.db, { state: "pending", limit: 1 });
    await expect.poll(pending).toEqual([]);
    // Longer than the interval at which workers look for due deliveries.
    await sleep(3_000);
    expect(arrived().toSorted()).toEqual(wanted.toSorted());

    const done = servers.map((server) => server.log().filter(({ msg }) => msg === "delivered"));
    expect(Math.min(...done.map((lines) => lines.length))).toBeGreaterThan(0);
    expect(done.flat().filter(({ attempt }) => attempt !== 1)).toEqual([]);
  });

  describe("content that another process imports", () => {
    const revisions = () =>
      Promise.all(
        servers.map(
          async (server) => JSON.parse((await server.fetch("x", "/readyz")).body).revision as number,
        ),
      );
    /** @returns milliseconds from now until every server has the revision */
    const waitFor = async (revision: number) => {
      const from = performance.now();
      await expect.poll(revisions, { interval: 20 }).toEqual(servers.map(() => revision));
      return performance.now() - from;
    };
    const listeners = async () => {
      const { rows } = (await handle.db.execute(sql`
        select pid from pg_stat_activity
        where datname = current_database() and query = ${`listen "${revisionChannel}"`}`)) as {
        rows: { pid: number }[];
      };
      return rows.map(({ pid }) => pid);
    };
    /** Creates a revision without a notification. */
    const raiseRevision = async () => {
      const [row] = await handle.db
        .update(contentRevision)
        .set({ revision: sql`${contentRevision.revision} + 1` })
        .returning();
      return row!.revision;
    };

    test("is shown by both within two seconds, new hosts included", async () => {
      const copy = copyContent(["en", "de"]);
      copy.edit("products/facet.yaml", /^promise: .*$/m, "promise: An open shell.");
      copy.edit("sites.yaml", "www.de.ametrin.example", "www.de.ametrin.example, neu.ametrin.example");
      const content = loadContent(copy.folder);
      copy.remove();
      const importAgain = async () => {
        const { revision } = await importContent(handle.db, content, mediaFolder, { force: true });
        return waitFor(revision);
      };
      expect(await fastest(2_000, importAgain)).toBeLessThan(2_000);
      for (const server of servers) {
        expect((await server.fetch("ametrin.example", "/product/facet")).body).toContain("An open shell.");
        const { status, headers } = await server.fetch("neu.ametrin.example", "/");
        expect([status, headers.location]).toEqual([301, "https://de.ametrin.example/"]);
      }
    });

    test("is detected within two seconds without a notification", async () => {
      expect(await fastest(2_000, async () => waitFor(await raiseRevision()))).toBeLessThan(2_000);
    });

    test("is detected within two seconds after the listening connections broke", async () => {
      const before = await listeners();
      expect(before).toHaveLength(servers.length);
      for (const pid of before) await handle.db.execute(sql`select pg_terminate_backend(${pid}::int)`);
      expect(await fastest(2_000, async () => waitFor(await raiseRevision()))).toBeLessThan(2_000);
      await expect.poll(listeners).toHaveLength(servers.length);
      expect((await listeners()).filter((pid) => before.includes(pid))).toEqual([]);
    });
  });
});
