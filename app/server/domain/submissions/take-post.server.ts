import type { SubmissionResult } from "#app/forms/submission-result.ts";

import type { RequestScope } from "../../scope/request-scope.ts";
import { takeSubmission } from "./take-submission.server.ts";

/**
 * Takes a form that was posted to a page. A browser that sent it by itself gets the page, with what became of the
 * form; the form's script asks for JSON and gets a `SubmissionResult`, under the same status.
 */
export async function takePost(
  request: Request,
  scope: RequestScope,
): Promise<{ submission?: SubmissionResult | undefined; response?: Response }> {
  const submission = await takeSubmission(request, scope);
  if (request.headers.get("accept") !== "application/json") return { submission };
  return { response: Response.json(submission ?? null) };
}
