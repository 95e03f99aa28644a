import type { Deliver } from "./stored-submission.ts";

/** Milliseconds until an answer must be there. */
const timeout = 15_000;

/**
 * Posts submissions to the platform API: JSON with reference, kind, site, time and fields. The header
 * `Idempotency-Key` holds the reference, by which the platform API knows a repeated one. Any 2xx means
 * that it has taken it.
 * @param baseUrl without a trailing slash
 */
export function deliverToPlatform(baseUrl: string): Deliver {
  return async ({ reference, kind, site, data, createdAt }) => {
    const response = await fetch(`${baseUrl}/v2/submissions`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json",
        "idempotency-key": reference,
      },
      body: JSON.stringify({ reference, kind, site, createdAt: createdAt.toISOString(), fields: data }),
      redirect: "error",
      signal: AbortSignal.timeout(timeout),
    });
    await response.body?.cancel();
    if (!response.ok) {
      throw Object.assign(new Error(`The platform API answered ${response.status}`), {
        code: "EPLATFORM",
        responseCode: response.status,
      });
    }
  };
}
