import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { claimDeliveries, dropClaims } from "#app/server/outbound/delivery/delivery.repo.server.ts";
import { confirmSubscription } from "#app/server/domain/submissions/subscription.repo.server.ts";
import { issueToken } from "#app/server/outbound/delivery/subscriptions.repo.server.ts";
import { storeSubmission } from "#app/server/domain/submissions/store-submission.repo.server.ts";
import type { DatabaseHandle } from "#app/server/data/database/client.server.ts";
import { parseSettings } from "#app/server/ops/settings.server.ts";
import { createTestDatabase, databaseAvailable, type TestDatabase } from "#tests/support/database.ts";
import { runHere, runScript } from "#tests/support/process.ts";

import { operate } from "../../tools/submissions/operate.ts";
import { parseRequest } from "../../tools/submissions/parse-request.ts";

describe.skipIf(!databaseAvailable)("npm run submissions", () => {
  let database: TestDatabase;
  let handle: DatabaseHandle;

  beforeAll(async () => {
    database = await createTestDatabase();
    handle = await database.open();
    const { db } = handle;
    for (const reference of ["C-AAAA-2222", "C-BBBB-3333"]) {
      const data = { email: "ada@example.org", message: `From ${reference}` };
      const values = { idempotencyKey: reference, reference, kind: "contact", site: "el", data } as const;
      await storeSubmission(db, values, [], ["brand-mail"]);
    }
    await db.execute(
      `update submission set created_at = '2020-02-03 04:05Z' where reference = 'C-AAAA-2222'`,
    );
    await db.execute(
      `update delivery set state = 'dead', attempts = 100
        where submission = (select id from submission where reference = 'C-BBBB-3333')`,
    );
  });
  afterAll(async () => {
    await handle?.close();
    await database?.remove();
  });

  const settings = parseSettings({});
  const run = (...args: string[]) =>
    runHere((print) => operate({ db: handle.db, settings, print }, parseRequest(args)));

  const start = (...args: string[]) => runScript(["tools/submissions.ts", ...args], database.environment);

  /** Only one process at a time can open the embedded database. */
  const runAlone = async (...args: string[]) => {
    await handle.close();
    const finished = await start(...args);
    handle = await database.open();
    return finished;
  };

  test("lists without a word that a visitor wrote", async () => {
    const { code, output } = await runAlone("list");
    expect(code).toBe(0);
    expect(output.split("\n")).toEqual([
      expect.stringMatching(/^C-BBBB-3333  contact   el  .* brand-mail dead \(attempts: 100\)$/),
      "C-AAAA-2222  contact   el  2020-02-03 04:05  brand-mail pending (attempts: 0)",
      "",
    ]);
    expect((await run("list", "--state", "dead")).output).not.toContain("C-AAAA-2222");
  });

  test("shows a submission with all its data", async () => {
    const { output } = await run("show", "c-bbbb-3333");
    expect(JSON.parse(output)).toMatchObject({
      reference: "C-BBBB-3333",
      data: { message: "From C-BBBB-3333" },
      deliveries: [{ target: "brand-mail", state: "dead" }],
    });
    expect(await runAlone("show", "C-NONE-2222")).toEqual({
      code: 1,
      output: "There is no submission C-NONE-2222.\n",
    });
  });

  test("schedules dead deliveries again", async () => {
    expect((await run("retry", "--dead")).output).toBe("Deliveries scheduled: 1.\n");
    expect((await run("retry", "--dead")).output).toBe("Nothing to deliver.\n");
  });

  test("lists suspected spam, which is delivered only when an operator requests it by its reference", async () => {
    const { db } = handle;
    const data = { email: "ada@example.org", message: "Honest words" };
    const values = { idempotencyKey: "spam", reference: "C-SPAM-2222", kind: "contact", site: "el" } as const;
    const targets = ["brand-mail", "confirmation"] as const;
    await storeSubmission(db, { ...values, data, suspected: true }, [], targets);
    const claim = { targets, count: 10, except: [], claim: randomUUID(), seconds: 0 };
    const references = async () =>
      (await claimDeliveries(db, claim)).map(({ submission }) => submission.reference);
    expect(await references()).not.toContain("C-SPAM-2222");
    await dropClaims(db);
    expect((await run("list", "--state", "suspected")).output).toMatch(
      /^C-SPAM-2222 .* brand-mail suspected \(attempts: 0\), confirmation suspected \(attempts: 0\)\n$/,
    );
    expect((await run("retry", "--dead")).output).toBe("Nothing to deliver.\n");
    expect((await run("retry", "C-SPAM-2222")).output).toBe("Deliveries scheduled: 2.\n");
    const due = (await claimDeliveries(db, claim)).map(({ submission }) => submission.reference);
    expect(due.filter((reference) => reference === "C-SPAM-2222")).toHaveLength(2);
    await db.execute(`delete from submission where reference = 'C-SPAM-2222'`);
    await dropClaims(db);
  });

  test("sets the state of a service request, shows its history, and sends the visitor a mail on request", async () => {
    const { db } = handle;
    const data = { email: "ada@example.org", product: "Facet" };
    const values = {
      idempotencyKey: "repair",
      reference: "S-AAAA-2222",
      kind: "service",
      site: "el",
    } as const;
    await storeSubmission(db, { ...values, data }, [], ["brand-mail"]);
    expect(await run("state", "s-aaaa-2222", "in_review", "--note", "Wheel encoder")).toEqual({
      code: 0,
      output: "S-AAAA-2222 has the state in_review.\n",
    });
    expect((await run("state", "S-AAAA-2222", "repaired", "--mail")).output).toBe(
      "S-AAAA-2222 has the state repaired; the mail is scheduled.\n",
    );
    expect(JSON.parse((await run("show", "S-AAAA-2222")).output)).toMatchObject({
      steps: [
        { state: "in_review", note: "Wheel encoder" },
        { state: "repaired", note: null },
      ],
      deliveries: [{ target: "brand-mail" }, { target: "progress", state: "pending" }],
    });
    expect(await run("state", "S-AAAA-2222", "lost")).toEqual({
      code: 1,
      output: "Got lost, expected one of in_review, parts_ordered, repaired, sent_back, closed\n",
    });
    expect((await run("state", "C-BBBB-3333", "repaired")).output).toBe(
      "There is no service request C-BBBB-3333, or it is erased.\n",
    );
    await db.execute(`delete from submission where reference = 'S-AAAA-2222'`);
  });

  test("ends a confirmed subscription once, and erases its address", async () => {
    const { db } = handle;
    const data = { email: "ada@example.org", topic: "newsletter", product: "", variant: "" };
    const values = {
      idempotencyKey: "news",
      reference: "N-AAAA-2222",
      kind: "subscription",
      site: "el",
    } as const;
    await storeSubmission(db, { ...values, data }, [], ["opt-in"]);
    const none = "There is no confirmed subscription N-AAAA-2222, or it has ended.\n";
    expect(await run("unsubscribe", "N-AAAA-2222")).toEqual({ code: 1, output: none });
    await confirmSubscription(db, await issueToken(db, "N-AAAA-2222"), () => ["welcome"]);
    expect((await run("unsubscribe", "n-aaaa-2222")).output).toBe(
      "N-AAAA-2222 has ended; its address is erased.\n",
    );
    expect((await run("unsubscribe", "N-AAAA-2222")).output).toBe(none);
    expect(JSON.parse((await run("show", "N-AAAA-2222")).output)).toMatchObject({
      data: {},
      subscription: { confirmedAt: expect.any(String), endedAt: expect.any(String) },
      deliveries: [],
    });
    await db.execute(`delete from submission where reference = 'N-AAAA-2222'`);
  });

  test("exports one JSON object per line", async () => {
    const { output } = await run("export");
    const rows = output
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as { reference: string });
    expect(rows.map(({ reference }) => reference)).toEqual(["C-AAAA-2222", "C-BBBB-3333"]);
    expect((await run("export", "--since", "2021-01-01")).output).not.toContain("C-AAAA-2222");
    expect((await run("export", "--since", "soon")).output).toBe(
      "--since: got soon, expected a day like 2026-01-31\n",
    );
  });

  test("erases old submissions, and marks them as erased in the list", async () => {
    expect((await run("purge", "--before", "2020-02-03")).output).toContain("of 0 submissions");
    expect((await run("purge")).output).toContain("of 1 submissions");
    expect((await run("list")).output).toMatch(/C-AAAA-2222 .* erased  brand-mail dead/);
    expect((await run("export")).output).not.toContain("From C-AAAA-2222");
  });

  test("prints its usage", async () => {
    const { code, output } = await start();
    expect([code, output]).toEqual([1, expect.stringContaining("npm run submissions -- list")]);
  });

  test("does not open an embedded database that a server has open", async () => {
    if (database.environment.DATABASE_URL) return;
    const { code, output } = await start("list");
    expect([code, output]).toEqual([1, expect.stringContaining(`is in use by process ${process.pid}`)]);
  });
});
