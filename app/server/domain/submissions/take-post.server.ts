import type { SubmissionResult } from "#app/forms/submission-result.ts";

import type { RequestScope } from "../../scope/request-scope.ts";
import { takeSubmission } from "./take-submission.server.ts";

/** Receives a posted form. The form script requests JSON; without it the page is rendered with the result. */
export async function takePost(
  request: Request,
  scope: RequestScope,
): Promise<{ submission?: SubmissionResult | undefined; response?: Response }> {
  const submission = await takeSubmission(request, scope);
  if (request.headers.get("accept") !== "application/json") return { submission };
  return { response: Response.json(submission ?? null) };
}
