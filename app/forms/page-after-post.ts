import { isNotFound, isRedirect } from "@tanstack/react-router";

import type { SubmissionResult } from "./submission-result.ts";

/**
 * The page that a form was posted to. Nothing when it cannot be read now: what became of the form is then shown
 * on its own, so that neither a reference number nor the visitor's words are lost.
 */
export async function pageAfterPost<Page>(
  submission: SubmissionResult | undefined,
  read: () => Promise<Page>,
): Promise<Page | undefined> {
  if (!submission) return read();
  if (submission.status === "unavailable") return undefined;
  try {
    return await read();
  } catch (error) {
    if (isNotFound(error) || isRedirect(error)) throw error;
    return undefined;
  }
}
