import { guardFields, attachmentField } from "./form-constants.ts";
import type { RejectedSubmission, SentSubmission, SubmissionResult } from "./submission-result.ts";

type Outcome = SentSubmission | Pick<RejectedSubmission, "status" | "errors">;

/** Milliseconds, for photos over a slow connection. Equals the server's timeout. */
const timeout = 300_000;

/** Sends one form. Retries with unchanged content use the same idempotency key. */
export function createSender() {
  let key = newKey();
  return {
    contentChanged: () => {
      key = newKey();
    },
    /** Never throws. @returns `unavailable` if there is no response */
    send: async (element: HTMLFormElement): Promise<Outcome> => {
      const data = new FormData(element);
      data.set(guardFields.key, key);
      data.set(guardFields.elapsed, String(Math.round(performance.now())));
      try {
        const response = await fetch(`${location.pathname}${location.search}`, {
          method: "POST",
          headers: { accept: "application/json" },
          body: data,
          signal: AbortSignal.timeout(timeout),
        });
        const result = (await response.json()) as SubmissionResult | null;
        if (!result) return { status: "unavailable", errors: {} };
        if (result.status === "sent") return result;
        // Without a page reload the selected files are still there.
        const { [attachmentField]: files, ...errors } = result.errors;
        if (files && files.rule !== "file_again") errors[attachmentField] = files;
        return { status: result.status, errors };
      } catch {
        return { status: "unavailable", errors: {} };
      }
    },
  };
}

/** 128 random bits. `crypto.randomUUID` needs a secure context. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
