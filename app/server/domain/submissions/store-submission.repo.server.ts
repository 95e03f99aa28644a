import { eq, sql } from "drizzle-orm";

import type { SiteCode } from "#app/site/markets.ts";
import type { SubmissionKind } from "#app/forms/form-constants.ts";

import type { Database } from "../../data/database/client.server.ts";
import { submission } from "../../data/database/schema.ts";
import { addDeliveries } from "../../outbound/delivery/delivery.repo.server.ts";
import { addSubscription } from "../../outbound/delivery/subscriptions.repo.server.ts";
import type { DeliveryTarget } from "../../data/database/delivery-values.ts";
import type { Attachment } from "../../uploads/clean-attachments.server.ts";
import { addAttachments } from "../../uploads/attachments.repo.server.ts";

type NewSubmission = {
  suspected?: boolean;
  idempotencyKey: string;
  reference: string;
  kind: SubmissionKind;
  site: SiteCode;
  data: Record<string, string>;
};

export async function findReference(db: Database, idempotencyKey: string): Promise<string | undefined> {
  const [stored] = await db
    .select({ reference: submission.reference })
    .from(submission)
    .where(eq(submission.idempotencyKey, idempotencyKey));
  return stored?.reference;
}

/** @returns the reference number, of the stored submission if the key is known */
export async function storeSubmission(
  db: Database,
  { suspected = false, ...values }: NewSubmission,
  attachments: readonly Attachment[],
  targets: readonly DeliveryTarget[],
): Promise<string> {
  const isNew = await db.transaction(async (tx) => {
    // 50 MB of files take longer than the usual time-out.
    await tx.execute(sql`set local statement_timeout = '8s'`);
    const [stored] = await tx
      .insert(submission)
      .values(values)
      .onConflictDoNothing({ target: submission.idempotencyKey })
      .returning({ id: submission.id });
    if (!stored) return false;
    if (values.kind === "subscription") await addSubscription(tx, { id: stored.id, ...values });
    await addAttachments(tx, stored.id, attachments);
    await addDeliveries(tx, { id: stored.id, kind: values.kind, data: values.data, suspected }, targets);
    return true;
  });
  if (isNew) return values.reference;
  const earlier = await findReference(db, values.idempotencyKey);
  if (!earlier) throw new Error("A submission was neither stored nor found");
  return earlier;
}
