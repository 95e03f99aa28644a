import { isNotFound, isRedirect } from "@tanstack/react-router";

import type { SubmissionResult } from "./submission-result.ts";

/** Loads the page that a form was posted to. Returns undefined if that fails, so the result can be shown on its own. */
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
