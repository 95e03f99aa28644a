import { eq } from "drizzle-orm";

import type { LocaleCode } from "../../site/markets.ts";
import type { Database } from "../db/client.server.ts";
import { submission } from "../db/schema.ts";
import type { SubmissionKind } from "./submission-kinds.ts";

type NewSubmission = {
  idempotencyKey: string;
  reference: string;
  kind: SubmissionKind;
  site: LocaleCode;
  data: Record<string, string>;
};

/** @returns the reference number: the stored one when the same submission came before */
export async function storeSubmission(db: Database, values: NewSubmission): Promise<string> {
  const [stored] = await db
    .insert(submission)
    .values(values)
    .onConflictDoNothing({ target: submission.idempotencyKey })
    .returning({ reference: submission.reference });
  if (stored) return stored.reference;
  const [earlier] = await db
    .select({ reference: submission.reference })
    .from(submission)
    .where(eq(submission.idempotencyKey, values.idempotencyKey));
  if (!earlier) throw new Error("A submission was neither stored nor found");
  return earlier.reference;
}
