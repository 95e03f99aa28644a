import { asc, eq } from "drizzle-orm";

import type { Database } from "../data/database/client.server.ts";
import { attachment, submission } from "../data/database/schema.ts";
import type { Attachment } from "./clean-attachments.server.ts";

export async function addAttachments(
  db: Database,
  submissionId: string,
  attachments: readonly Attachment[],
): Promise<void> {
  for (const [index, file] of attachments.entries())
    await db.insert(attachment).values({ ...file, submission: submissionId, position: index + 1 });
}

export const readAttachments = (db: Database, reference: string): Promise<Attachment[]> =>
  db
    .select({ name: attachment.name, type: attachment.type, bytes: attachment.bytes })
    .from(attachment)
    .innerJoin(submission, eq(submission.id, attachment.submission))
    .where(eq(submission.reference, reference))
    .orderBy(asc(attachment.position));
