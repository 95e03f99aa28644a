import { and, asc, eq, isNull } from "drizzle-orm";

import type { ServiceState } from "#app/forms/form-constants.ts";

import type { Database } from "../../data/database/client.server.ts";
import { delivery, serviceStep, submission } from "../../data/database/schema.ts";

export type ServiceRequest = {
  email: string;
  product: string;
  /** Oldest first. */
  steps: { state: ServiceState; at: Date }[];
};

/** One statement, whether the request exists or not. */
export async function readServiceRequest(
  db: Database,
  reference: string,
): Promise<ServiceRequest | undefined> {
  const rows = await db
    .select({
      data: submission.data,
      createdAt: submission.createdAt,
      step: { state: serviceStep.state, at: serviceStep.at },
    })
    .from(submission)
    .leftJoin(serviceStep, eq(serviceStep.submission, submission.id))
    .where(
      and(eq(submission.reference, reference), eq(submission.kind, "service"), isNull(submission.erasedAt)),
    )
    .orderBy(asc(serviceStep.id));
  const [request] = rows;
  if (!request) return undefined;
  const { email = "", product = "" } = request.data;
  const later = rows.flatMap(({ step }) => step ?? []);
  return { email, product, steps: [{ state: "received", at: request.createdAt }, ...later] };
}

/** @returns whether the service request exists and is not erased */
export async function addServiceStep(
  db: Database,
  reference: string,
  { state, note, mail }: { state: ServiceState; note: string | undefined; mail: boolean },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [request] = await tx
      .select({ id: submission.id })
      .from(submission)
      .where(
        and(eq(submission.reference, reference), eq(submission.kind, "service"), isNull(submission.erasedAt)),
      )
      .for("update");
    if (!request) return false;
    const [step] = await tx
      .insert(serviceStep)
      .values({ submission: request.id, state, note })
      .returning({ id: serviceStep.id });
    if (mail)
      await tx.insert(delivery).values({ submission: request.id, target: "progress", step: step!.id });
    return true;
  });
}
