import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import type { DatabaseHandle } from "#app/server/data/database/client.server.ts";
import {
  delivery,
  productVariant,
  submission,
  subscription,
  subscriptionToken,
} from "#app/server/data/database/schema.ts";
import {
  exportSubmissions,
  listSubmissions,
  readSubmission,
} from "#app/server/domain/submissions/operate-submissions.repo.server.ts";
import { storeSubmission } from "#app/server/domain/submissions/store-submission.repo.server.ts";
import {
  confirmSubscription,
  endByReference,
  endSubscription,
  findSubscription,
} from "#app/server/domain/submissions/subscription.repo.server.ts";
import { confirmedTargets } from "#app/server/outbound/delivery/delivery-targets.ts";
import { eraseSubmissions } from "#app/server/outbound/delivery/erase-submissions.repo.server.ts";
import { UndeliverableError } from "#app/server/outbound/delivery/stored-submission.ts";
import {
  deleteUnconfirmed,
  endNotified,
  hashToken,
  issueToken,
  queueBackInStock,
} from "#app/server/outbound/delivery/subscriptions.repo.server.ts";
import { createContentDatabase, databaseAvailable, type TestDatabase } from "#tests/support/database.ts";

const platform = {
  SMTP_URL: "smtp://mail.example",
  PLATFORM_API_URL: "https://platform.example",
  USE_HOST_URL: "true" as const,
};

describe.skipIf(!databaseAvailable)("subscriptions", () => {
  let database: TestDatabase;
  let handle: DatabaseHandle;
  let variant: { product: string; sku: string };

  beforeAll(async () => {
    database = await createContentDatabase();
    handle = await database.open();
    const [row] = await handle.db
      .select({ product: productVariant.product, sku: productVariant.sku })
      .from(productVariant)
      .where(eq(productVariant.product, "arc"))
      .limit(1);
    variant = { product: row!.product, sku: row!.sku! };
  });
  beforeEach(async () => {
    await handle.db.execute(sql`truncate submission cascade`);
    await setStock(false);
  });
  afterAll(async () => {
    await handle?.close();
    await database?.remove();
  });

  const setStock = (inStock: boolean) =>
    handle.db.update(productVariant).set({ inStock }).where(eq(productVariant.sku, variant.sku));
  const subscribe = async (reference: string, changes: Record<string, string> = {}) => {
    const data = { email: "ada@example.org", topic: "newsletter", product: "", variant: "", ...changes };
    const values = { idempotencyKey: reference, reference, kind: "subscription", site: "en", data } as const;
    await storeSubmission(handle.db, values, [], ["opt-in"]);
    return issueToken(handle.db, reference);
  };
  const stock = () => ({ topic: "stock", product: variant.product, variant: variant.sku });
  const confirm = (token: string) =>
    confirmSubscription(handle.db, token, (topic) => confirmedTargets(topic, platform));
  const targetsOf = async (reference: string) =>
    (await readSubmission(handle.db, reference))!.deliveries.map(({ target, state }) => `${target} ${state}`);
  const makeOlder = (hours: number) =>
    handle.db.update(submission).set({ createdAt: sql`now() - make_interval(hours => ${hours})` });
  const setDelivered = (target: "back-in-stock" | "platform-api") =>
    handle.db.update(delivery).set({ state: "delivered" }).where(eq(delivery.target, target));

  test("wait for their confirmation, and until then only its mail is due", async () => {
    const token = await subscribe("N-1");
    expect(await targetsOf("N-1")).toEqual(["opt-in pending"]);
    expect(await findSubscription(handle.db, token)).toMatchObject({ state: "pending", topic: "newsletter" });
    expect(await confirm(token)).toMatchObject({ state: "active" });
    expect(await targetsOf("N-1")).toEqual(["opt-in pending", "welcome pending", "platform-api pending"]);
  });

  test("are confirmed once, however often the button is pressed, also at the same time", async () => {
    const token = await subscribe("N-1");
    const states = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(states.map((found) => found?.state)).toEqual(["active", "active", "active"]);
    expect(await targetsOf("N-1")).toHaveLength(3);
  });

  test("store only the hash of a token", async () => {
    const token = await subscribe("N-1");
    expect(token).toMatch(/^[\w-]{43}$/);
    const rows = await handle.db.select().from(subscriptionToken);
    expect(rows.map(({ hash }) => hash)).toEqual([hashToken(token)]);
    expect(await findSubscription(handle.db, hashToken(token))).toBeUndefined();
    expect(await confirm("no-token")).toBeUndefined();
  });

  test("of one address to one subject become one, and the links in both mails end it", async () => {
    const first = await subscribe("N-1");
    const second = await subscribe("N-2", { email: "ADA@example.org" });
    await confirm(first);
    expect(await confirm(second)).toMatchObject({ state: "active" });
    const rows = await listSubmissions(handle.db, { limit: 10 });
    expect(rows.map(({ reference }) => reference)).toEqual(["N-1"]);
    expect(await endSubscription(handle.db, second)).toMatchObject({ state: "ended" });
    expect(await findSubscription(handle.db, first)).toMatchObject({ state: "ended" });
  });

  test("of one address to two subjects are two", async () => {
    await confirm(await subscribe("N-1"));
    await confirm(await subscribe("N-2", stock()));
    expect(await listSubmissions(handle.db, { limit: 10 })).toHaveLength(2);
  });

  test("that are not confirmed are deleted within 48 hours, and cannot be confirmed after that", async () => {
    const token = await subscribe("N-1");
    await subscribe("N-2", stock());
    await makeOlder(46);
    expect(await deleteUnconfirmed(handle.db)).toBe(0);
    await makeOlder(48);
    expect(await confirm(token)).toBeUndefined();
    expect(await deleteUnconfirmed(handle.db)).toBe(2);
    for (const table of [submission, subscription, subscriptionToken, delivery])
      expect(await handle.db.select().from(table)).toEqual([]);
  });

  test("to the newsletter outlive the retention period, others do not", async () => {
    await confirm(await subscribe("N-1"));
    const token = await subscribe("N-2", stock());
    await confirm(token);
    await makeOlder(24 * 400);
    expect(await deleteUnconfirmed(handle.db)).toBe(0);
    expect(await eraseSubmissions(handle.db, new Date(Date.now() - 24 * 365 * 3_600_000))).toBe(1);
    expect(await readSubmission(handle.db, "N-1")).toMatchObject({ data: { email: "ada@example.org" } });
    expect(await readSubmission(handle.db, "N-2")).toMatchObject({ data: {}, erasedAt: expect.any(Date) });
    expect(await findSubscription(handle.db, token)).toBeUndefined();
    expect((await handle.db.select().from(subscription)).map(({ subject }) => subject !== null)).toEqual(
      expect.arrayContaining([true, false]),
    );
  });

  test("that end lose their address and their due mails", async () => {
    const token = await subscribe("N-1");
    await confirm(token);
    await endSubscription(handle.db, token);
    expect(await readSubmission(handle.db, "N-1")).toMatchObject({
      data: {},
      subscription: { confirmedAt: expect.any(Date), endedAt: expect.any(Date) },
    });
    // The platform learns nothing of an unconfirmed subscription.
    expect(await targetsOf("N-1")).toEqual([]);
    await expect(issueToken(handle.db, "N-1")).rejects.toThrow(UndeliverableError);
    const [row] = await handle.db.select().from(submission);
    expect(row!.idempotencyKey).toBe(row!.id);
    expect(await endSubscription(handle.db, token)).toMatchObject({ state: "ended" });
  });

  test("that end are reported to the platform that has them", async () => {
    const token = await subscribe("N-1");
    await confirm(token);
    await setDelivered("platform-api");
    await endSubscription(handle.db, token);
    await endSubscription(handle.db, token);
    expect(await targetsOf("N-1")).toContain("platform-unsubscribe pending");
  });

  test("that end before their confirmation are deleted without a trace", async () => {
    const token = await subscribe("N-1");
    expect(await endSubscription(handle.db, token)).toMatchObject({ state: "ended" });
    expect(await handle.db.select().from(submission)).toEqual([]);
    expect(await endSubscription(handle.db, token)).toBeUndefined();
  });

  test("can begin again after their end", async () => {
    await confirm(await subscribe("N-1"));
    expect(await endByReference(handle.db, "N-1")).toBe(true);
    expect(await endByReference(handle.db, "N-1")).toBe(false);
    expect(await confirm(await subscribe("N-2"))).toMatchObject({ state: "active" });
    const rows: (boolean | undefined)[] = [];
    for await (const row of exportSubmissions(handle.db, new Date(0)))
      rows.push(row.subscription && row.subscription.endedAt !== null);
    expect(rows.toSorted()).toEqual([false, true]);
  });

  test("to a variant get one e-mail when it is in stock, and end with it", async () => {
    const token = await subscribe("N-1", stock());
    await subscribe("N-2", { ...stock(), email: "unconfirmed@example.org" });
    await subscribe("N-3", { ...stock(), variant: "ANOTHER-1" }).then(confirm);
    await confirm(token);
    expect(await queueBackInStock(handle.db)).toBe(0);
    await setStock(true);
    const added = await Promise.all([queueBackInStock(handle.db), queueBackInStock(handle.db)]);
    expect(added.toSorted()).toEqual([0, 1]);
    expect(await targetsOf("N-1")).toContain("back-in-stock pending");
    expect(await endNotified(handle.db)).toBe(0);
    await setDelivered("back-in-stock");
    expect(await endNotified(handle.db)).toBe(1);
    expect(await readSubmission(handle.db, "N-1")).toMatchObject({ data: {} });
    await setStock(false);
    await setStock(true);
    expect(await queueBackInStock(handle.db)).toBe(0);
    for (const reference of ["N-2", "N-3"])
      expect(await targetsOf(reference)).not.toContain("back-in-stock pending");
  });

  test("to a variant that is in stock already get their mail with the confirmation", async () => {
    const token = await subscribe("N-1", stock());
    await setStock(true);
    await confirm(token);
    expect(await queueBackInStock(handle.db)).toBe(1);
  });

  test("to a product that a site does not have, or that is discontinued, get no mail", async () => {
    await confirm(await subscribe("N-1", stock()));
    await setStock(true);
    const change = (set: string) =>
      handle.db.execute(sql`update product set ${sql.raw(set)} where slug = ${variant.product}`);
    await change("sites = array['de']");
    expect(await queueBackInStock(handle.db)).toBe(0);
    await change("sites = null, discontinued = true");
    expect(await queueBackInStock(handle.db)).toBe(0);
    await change("discontinued = false");
    expect(await queueBackInStock(handle.db)).toBe(1);
  });

  test("send no more than five requests a day to an address", async () => {
    for (let index = 0; index < 7; index += 1) await subscribe(`N-${index}`);
    const rows = await listSubmissions(handle.db, { limit: 10 });
    expect(rows.flatMap(({ deliveries }) => deliveries)).toHaveLength(5);
  });
});
