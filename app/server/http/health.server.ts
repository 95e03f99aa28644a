import type { Runtime } from "../scope/runtime.ts";

/** `/healthz`: the process is alive. `/readyz`: the database is reachable and holds content. */
export async function respondToHealth(pathname: string, runtime: Runtime): Promise<Response | undefined> {
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
