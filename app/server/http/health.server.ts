import type { Runtime } from "../runtime.server.ts";

/** Whether the database answers. Rejects with the reason when it does not. */
export type Readiness = () => Promise<void>;

/** Milliseconds for which one answer of the database counts for everyone who asks. */
const answerCounts = 1_000;

/** Asks the database at most once in a second, however many ask this process meanwhile. */
export function createReadiness(ping: () => Promise<void>, now: () => number = Date.now): Readiness {
  let last: { answer: Promise<void>; until: number } | undefined;
  return () => {
    if (last && now() < last.until) return last.answer;
    const current = { answer: ping(), until: Infinity };
    const settle = () => {
      current.until = now() + answerCounts;
    };
    current.answer.then(settle, settle);
    last = current;
    return current.answer;
  };
}

/**
 * `/healthz`: the process answers. `/readyz`: it can serve pages, because the database answers and
 * holds content.
 */
export async function answerHealth(pathname: string, runtime: Runtime): Promise<Response | undefined> {
  if (pathname === "/healthz") return Response.json({ status: "ok", version: runtime.settings.APP_VERSION });
  if (pathname !== "/readyz") return undefined;
  try {
    await runtime.readiness();
    return Response.json({ status: "ready", revision: runtime.revision });
  } catch (error) {
    runtime.log.error({ err: error }, "not ready");
    return Response.json({ status: "database unreachable" }, { status: 503 });
  }
}
