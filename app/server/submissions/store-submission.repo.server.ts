import { eq } from "drizzle-orm";

import type { LocaleCode } from "../../site/markets.ts";
import type { Database } from "../db/client.server.ts";
import { submission } from "../db/schema.ts";
import { addDeliveries } from "../delivery/delivery.repo.server.ts";
import type { DeliveryTarget } from "../delivery/delivery-targets.ts";
import type { SubmissionKind } from "./submission-kinds.ts";

type NewSubmission = {
  idempotencyKey: string;
  reference: string;
  kind: SubmissionKind;
  site: LocaleCode;
  data: Record<string, string>;
};

/**
 * Stores a submission and what it is to be delivered to, both or neither.
 * @returns the reference number: the stored one when the same submission came before
 */
export async function storeSubmission(
  db: Database,
  values: NewSubmission,
  targets: readonly DeliveryTarget[],
): Promise<string> {
  const isNew = await db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(submission)
      .values(values)
      .onConflictDoNothing({ target: submission.idempotencyKey })
      .returning({ id: submission.id });
    if (stored) await addDeliveries(tx, { id: stored.id, data: values.data }, targets);
    return stored !== undefined;
  });
  if (isNew) return values.reference;
  const [earlier] = await db
    .select({ reference: submission.reference })
    .from(submission)
    .where(eq(submission.idempotencyKey, values.idempotencyKey));
  if (!earlier) throw new Error("A submission was neither stored nor found");
  return earlier.reference;
}
