import { eq, sql } from "drizzle-orm";

import type { LocaleCode } from "#app/site/markets.ts";
import type { SubmissionKind } from "#app/forms/submission-kinds.ts";

import type { Database } from "../../data/database/client.server.ts";
import { submission } from "../../data/database/schema.ts";
import { addDeliveries } from "../../outbound/delivery/delivery.repo.server.ts";
import type { DeliveryTarget } from "../../data/database/delivery-values.ts";
import type { Attachment } from "../../uploads/clean-attachments.server.ts";
import { addAttachments } from "../../uploads/attachments.repo.server.ts";

type NewSubmission = {
  /** It looks like spam: it is not delivered until an operator says so. */
  suspected?: boolean;
  idempotencyKey: string;
  reference: string;
  kind: SubmissionKind;
  site: LocaleCode;
  data: Record<string, string>;
};

/** @returns the reference number of the submission that came with this key, if one did */
export async function findReference(db: Database, idempotencyKey: string): Promise<string | undefined> {
  const [stored] = await db
    .select({ reference: submission.reference })
    .from(submission)
    .where(eq(submission.idempotencyKey, idempotencyKey));
  return stored?.reference;
}

/**
 * Stores a submission, its files and what it is to be delivered to: all or nothing.
 * @returns the reference number: the stored one when the same submission came before
 */
export async function storeSubmission(
  db: Database,
  { suspected = false, ...values }: NewSubmission,
  attachments: readonly Attachment[],
  targets: readonly DeliveryTarget[],
): Promise<string> {
  const isNew = await db.transaction(async (tx) => {
    // Files of 50 MB take longer than what visitors usually wait for.
    await tx.execute(sql`set local statement_timeout = '8s'`);
    const [stored] = await tx
      .insert(submission)
      .values(values)
      .onConflictDoNothing({ target: submission.idempotencyKey })
      .returning({ id: submission.id });
    if (!stored) return false;
    await addAttachments(tx, stored.id, attachments);
    await addDeliveries(tx, { id: stored.id, kind: values.kind, data: values.data, suspected }, targets);
    return true;
  });
  if (isNew) return values.reference;
  const earlier = await findReference(db, values.idempotencyKey);
  if (!earlier) throw new Error("A submission was neither stored nor found");
  return earlier;
}
