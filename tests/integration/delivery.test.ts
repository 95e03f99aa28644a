import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";

import type { DatabaseHandle } from "#app/server/data/database/client.server.ts";
import { eraseSubmissions } from "#app/server/outbound/delivery/erase-submissions.repo.server.ts";
import { claimDeliveries, dropClaims } from "#app/server/outbound/delivery/delivery.repo.server.ts";
import type { DeliveryTarget } from "#app/server/data/database/delivery-values.ts";
import {
  type DeliveryWorker,
  startDeliveryWorker,
} from "#app/server/outbound/delivery/delivery-worker.server.ts";
import { type Deliver, UndeliverableError } from "#app/server/outbound/delivery/stored-submission.ts";
import { createLog } from "#app/server/ops/log.server.ts";
import {
  exportSubmissions,
  listSubmissions,
  readSubmission,
  retryDeliveries,
} from "#app/server/domain/submissions/operate-submissions.repo.server.ts";
import { storeSubmission } from "#app/server/domain/submissions/store-submission.repo.server.ts";
import type { SubmissionKind } from "#app/forms/form-constants.ts";
import { createTestDatabase, databaseAvailable, type TestDatabase } from "#tests/support/database.ts";

describe.skipIf(!databaseAvailable)("deliveries", () => {
  const log = createLog({ LOG_LEVEL: "silent", APP_VERSION: "test" });
  let testDatabase: TestDatabase;
  let handle: DatabaseHandle;
  let workers: DeliveryWorker[];

  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    handle = await testDatabase.open();
  });
  beforeEach(async () => {
    workers = [];
    await handle.db.execute("truncate submission cascade");
  });
  afterEach(() => Promise.all(workers.map((worker) => worker.close())));
  afterAll(async () => {
    await handle?.close();
    await testDatabase?.remove();
  });

  const store = (
    reference: string,
    targets: DeliveryTarget[] = ["brand-mail"],
    key: string = reference,
    kind: SubmissionKind = "contact",
  ) =>
    storeSubmission(
      handle.db,
      {
        idempotencyKey: key,
        reference,
        kind,
        site: "de",
        data: { email: "ada@example.org", name: "Ada" },
      },
      [],
      targets,
    );
  const work = (deliver: Deliver) => {
    const worker = startDeliveryWorker({
      db: handle.db,
      log,
      deliverers: { "brand-mail": deliver },
      pollSeconds: 0.05,
    });
    workers.push(worker);
    return worker;
  };
  const deliveryOf = async (reference: string) =>
    (await readSubmission(handle.db, reference))!.deliveries[0]!;
  const stateOf = async (reference: string) => (await deliveryOf(reference)).state;
  const claim = (seconds: number) =>
    claimDeliveries(handle.db, {
      targets: ["brand-mail"],
      count: 10,
      except: [],
      claim: randomUUID(),
      seconds,
    });
  /** Simulates the time until the next attempt. */
  const makeDue = () => handle.db.execute("update delivery set due_at = now() where state = 'pending'");

  test("are stored once, with the submission, however often it is sent", async () => {
    expect(await store("C-1", ["brand-mail", "confirmation"], "same")).toBe("C-1");
    expect(await store("C-2", ["brand-mail", "confirmation"], "same")).toBe("C-1");
    const rows = await listSubmissions(handle.db, { limit: 10 });
    expect(rows.map(({ reference, deliveries }) => [reference, deliveries.length])).toEqual([["C-1", 2]]);
  });

  test("include at most five confirmations a day for an address", async () => {
    for (let index = 0; index < 7; index += 1) await store(`C-${index}`, ["brand-mail", "confirmation"]);
    const rows = await listSubmissions(handle.db, { limit: 10 });
    const targets = rows.flatMap(({ deliveries }) => deliveries.map(({ target }) => target));
    expect(targets.filter((target) => target === "brand-mail").length).toBe(7);
    expect(targets.filter((target) => target === "confirmation").length).toBe(5);
  });

  test("include at most five invitations a day for an address, which the platform sends", async () => {
    const targets: DeliveryTarget[] = ["platform-api"];
    // Mails that the platform sends do not count as mails to the sender.
    for (let index = 0; index < 6; index += 1) await store(`C-${index}`, targets);
    for (let index = 0; index < 7; index += 1) await store(`A-${index}`, targets, `A-${index}`, "invitation");
    const rows = await listSubmissions(handle.db, { limit: 20 });
    const counts = (kind: SubmissionKind) =>
      rows.filter((row) => row.kind === kind).flatMap(({ deliveries }) => deliveries).length;
    expect([rows.length, counts("contact"), counts("invitation")]).toEqual([13, 6, 5]);
  });

  test("are each made by only one of two workers", async () => {
    const references = Array.from({ length: 40 }, (_, index) => `C-${index}`);
    for (const reference of references) await store(reference);
    const done: string[] = [];
    const deliver: Deliver = async ({ reference }) => {
      done.push(reference);
      await new Promise((resolve) => setTimeout(resolve, 5));
    };
    work(deliver);
    work(deliver);
    await expect.poll(() => done.length).toBe(40);
    await expect
      .poll(async () => (await listSubmissions(handle.db, { state: "pending", limit: 50 })).length)
      .toBe(0);
    expect(done.toSorted()).toEqual(references.toSorted());
  });

  test("that fail are repeated after a pause, and have the last error", async () => {
    await store("C-1");
    let attempts = 0;
    work(async () => {
      attempts += 1;
      if (attempts < 3) throw new Error(`mailbox is full (${attempts})`);
    });
    await expect.poll(async () => (await deliveryOf("C-1")).lastError).toBe("mailbox is full (1)");
    expect((await deliveryOf("C-1")).dueAt!.getTime()).toBeGreaterThan(Date.now() + 1_000);
    await makeDue();
    await expect.poll(async () => (await deliveryOf("C-1")).lastError).toBe("mailbox is full (2)");
    await makeDue();
    await expect
      .poll(() => deliveryOf("C-1"))
      .toMatchObject({ state: "delivered", attempts: 3, lastError: null });
  });

  test("are dead after a hundred attempts, and are repeated when an operator requests it", async () => {
    await store("C-1");
    await handle.db.execute("update delivery set attempts = 99");
    let down = true;
    work(async () => {
      if (down) throw new Error("down");
    });
    await expect.poll(() => stateOf("C-1")).toBe("dead");
    expect((await listSubmissions(handle.db, { state: "dead", limit: 10 })).length).toBe(1);
    down = false;
    expect(await retryDeliveries(handle.db)).toBe(1);
    await expect.poll(() => deliveryOf("C-1")).toMatchObject({ state: "delivered", attempts: 1 });
    expect(await retryDeliveries(handle.db, "C-1")).toBe(0);
  });

  test("that are undeliverable are dead at once", async () => {
    await store("C-1");
    work(async () => {
      throw new UndeliverableError("no such mailbox");
    });
    await expect.poll(() => deliveryOf("C-1")).toMatchObject({ state: "dead", attempts: 1 });
  });

  test("of a process that died are claimed only when its claim ends", async () => {
    await store("C-1");
    expect((await claim(60)).length).toBe(1);
    const done: string[] = [];
    work(async ({ reference }) => void done.push(reference));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(done).toEqual([]);
    await makeDue();
    await expect.poll(() => done).toEqual(["C-1"]);
  });

  test("of the previous process are released at the start, on an embedded database", async () => {
    await store("C-1");
    await claim(60);
    expect((await claim(60)).length).toBe(0);
    await dropClaims(handle.db);
    expect((await claim(60)).length).toBe(1);
  });

  test("wait if their target is not configured", async () => {
    await store("C-1", ["confirmation"]);
    work(async () => {});
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await deliveryOf("C-1")).toMatchObject({ state: "pending", attempts: 0 });
  });

  test("that are running are finished when the worker closes, and no new delivery begins", async () => {
    await store("C-1");
    let finish = () => {};
    const begun = new Promise<void>((resolve) => {
      work(async () => {
        resolve();
        await new Promise<void>((ready) => (finish = ready));
      });
    });
    await begun;
    await store("C-2");
    const closed = workers[0]!.close();
    finish();
    await closed;
    expect([await stateOf("C-1"), await stateOf("C-2")]).toEqual(["delivered", "pending"]);
  });

  test("are erased with visitors' words at the end of the retention period, except for states and dates", async () => {
    await store("C-1");
    await store("C-2");
    await handle.db.execute(
      "update submission set created_at = now() - interval '400 days' where reference = 'C-1'",
    );
    const limit = new Date(Date.now() - 365 * 86_400_000);
    const erased = await Promise.all([
      eraseSubmissions(handle.db, limit),
      eraseSubmissions(handle.db, limit),
    ]);
    expect(erased.toSorted()).toEqual([0, 1]);
    expect(await readSubmission(handle.db, "C-1")).toMatchObject({
      kind: "contact",
      site: "de",
      data: {},
      erasedAt: expect.any(Date),
      deliveries: [{ state: "dead" }],
    });
    expect(await retryDeliveries(handle.db)).toBe(0);
    expect(await readSubmission(handle.db, "C-2")).toMatchObject({ data: { name: "Ada" }, erasedAt: null });
  });

  test("are exported with their submissions, oldest first", async () => {
    for (let index = 0; index < 510; index += 1) await store(`C-${index}`);
    await handle.db.execute(
      "update submission set created_at = created_at + substr(reference, 3)::int * interval '1 second'",
    );
    const exported: string[] = [];
    for await (const { reference } of exportSubmissions(handle.db, new Date(0))) exported.push(reference);
    expect(exported).toEqual(Array.from({ length: 510 }, (_, index) => `C-${index}`));
    for await (const _ of exportSubmissions(handle.db, new Date(Date.now() + 3_600_000)))
      expect.unreachable();
  });
});
