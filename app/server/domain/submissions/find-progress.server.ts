import { createHash, timingSafeEqual } from "node:crypto";

import { formatDate } from "#app/site/format.ts";

import { withTimeout } from "../../outbound/upstream/with-timeout.ts";
import type { RequestScope } from "../../scope/request-scope.ts";
import type { PostedForm } from "../../uploads/read-form.server.ts";
import { checkTimeout, limited, type Outcome, parseForm } from "./form-outcome.server.ts";
import { countAction } from "./rate-limit.repo.server.ts";
import { readServiceRequest } from "./service-progress.repo.server.ts";

/** A wrong reference and a wrong address respond alike, after the same statements. Each reference has its own limit. */
export async function findProgress(form: PostedForm, scope: RequestScope): Promise<Outcome> {
  const { values, errors } = await parseForm("progress", form, scope);
  if (!values) return { status: "invalid", errors };
  const { reference, email } = values as { reference: string; email: string };
  const { db } = scope.runtime.database;
  const find = async (): Promise<Outcome> => {
    const limit = scope.runtime.settings.SUBMISSIONS_PER_HOUR;
    const { left, seconds } = await countAction(db, "progress", reference, limit);
    if (left < 0) return limited(scope, seconds, "too many questions about one service request");
    const request = await readServiceRequest(db, reference);
    const isSender = isSameAddress(request?.email ?? "", email);
    if (!request || !isSender) return { status: "unknown" };
    const steps = request.steps.map(({ state, at }) => ({
      state,
      date: formatDate(at.toISOString(), scope.site.languageTag),
    }));
    return { status: "sent", reference, progress: { product: request.product, steps } };
  };
  return withTimeout(checkTimeout, find());
}

/** Digests have one length, so the comparison takes the same time for all addresses. */
const isSameAddress = (stored: string, given: string): boolean =>
  timingSafeEqual(digestOf(stored), digestOf(given));

const digestOf = (address: string): Buffer =>
  createHash("sha256").update(address.trim().normalize().toLowerCase()).digest();
