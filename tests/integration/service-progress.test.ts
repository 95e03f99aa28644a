import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import type { DatabaseHandle } from "#app/server/data/database/client.server.ts";
import { readSubmission } from "#app/server/domain/submissions/operate-submissions.repo.server.ts";
import {
  addServiceStep,
  readServiceRequest,
} from "#app/server/domain/submissions/service-progress.repo.server.ts";
import { storeSubmission } from "#app/server/domain/submissions/store-submission.repo.server.ts";
import { claimDeliveries } from "#app/server/outbound/delivery/delivery.repo.server.ts";
import { eraseSubmissions } from "#app/server/outbound/delivery/erase-submissions.repo.server.ts";
import { createTestDatabase, databaseAvailable, type TestDatabase } from "#tests/support/database.ts";

describe.skipIf(!databaseAvailable)("the progress of a service request", () => {
  let testDatabase: TestDatabase;
  let handle: DatabaseHandle;

  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    handle = await testDatabase.open();
  });
  beforeEach(async () => {
    await handle.db.execute("truncate submission cascade");
  });
  afterAll(async () => {
    await handle?.close();
    await testDatabase?.remove();
  });

  const store = (reference: string, kind: "service" | "contact" = "service") =>
    storeSubmission(
      handle.db,
      {
        idempotencyKey: reference,
        reference,
        kind,
        site: "uk",
        data: { email: "ada@example.org", product: "Facet", fault: "It hums." },
      },
      [],
      ["confirmation"],
    );
  const set = (state: "in_review" | "repaired", mail = false, reference = "S-1", note?: string) =>
    addServiceStep(handle.db, reference, { state, note, mail });
  const claim = (targets: ["progress"] | ["confirmation"]) =>
    claimDeliveries(handle.db, { targets, count: 10, except: [], claim: randomUUID(), seconds: 0 });

  test("begins with its receipt and has every state that was set, in order", async () => {
    await store("S-1");
    await set("in_review");
    await set("repaired");
    const request = await readServiceRequest(handle.db, "S-1");
    expect(request).toEqual({
      email: "ada@example.org",
      product: "Facet",
      steps: [
        { state: "received", at: expect.any(Date) },
        { state: "in_review", at: expect.any(Date) },
        { state: "repaired", at: expect.any(Date) },
      ],
    });
  });

  test("exists for service requests only", async () => {
    await store("C-1", "contact");
    expect(await readServiceRequest(handle.db, "C-1")).toBeUndefined();
    expect(await set("repaired", false, "C-1")).toBe(false);
    expect(await set("repaired", false, "S-9")).toBe(false);
  });

  test("is reported by one mail for each state that requests it", async () => {
    await store("S-1");
    await set("in_review", true);
    await set("repaired", true);
    await set("repaired");
    const mails = await claim(["progress"]);
    expect(mails.map(({ submission }) => submission.step?.state).toSorted()).toEqual([
      "in_review",
      "repaired",
    ]);
    expect(new Set(mails.map(({ submission }) => submission.step?.id)).size).toBe(2);
    const [confirmation] = await claim(["confirmation"]);
    expect(confirmation!.submission.step).toBeNull();
  });

  test("ends with the retention period, after which only the states remain", async () => {
    await store("S-1");
    await set("in_review", true, "S-1", "Ada's wheel encoder");
    await handle.db.execute("update submission set created_at = now() - interval '400 days'");
    await eraseSubmissions(handle.db, new Date(Date.now() - 365 * 86_400_000));
    expect(await readServiceRequest(handle.db, "S-1")).toBeUndefined();
    expect(await set("repaired")).toBe(false);
    expect(await claim(["progress"])).toEqual([]);
    expect(await readSubmission(handle.db, "S-1")).toMatchObject({
      data: {},
      steps: [{ state: "in_review", note: null }],
    });
  });
});
