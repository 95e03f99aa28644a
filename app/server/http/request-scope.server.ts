import { randomUUID } from "node:crypto";

import type { RequestScope } from "../scope/request-scope.ts";
import type { Runtime } from "../scope/runtime.ts";
import { cacheKeyOf } from "../domain/sites/resolve-site.ts";
import { readClient } from "./forwarded.ts";

const proxied = /^[\w.:-]{8,128}$/;

export function requestIdOf(header: (name: string) => string | null | undefined, hops: number): string {
  const given = hops > 0 ? header("x-request-id") : undefined;
  return given && proxied.test(given) ? given : randomUUID();
}

export const isComplete = ({ degraded, databaseAway, failed }: RequestScope): boolean =>
  !degraded && !databaseAway && !failed;

export function createRequestScope(request: Request & { ip?: string }, runtime: Runtime): RequestScope {
  const hops = runtime.settings.TRUST_PROXY;
  const header = (name: string) => request.headers.get(name);
  const client = readClient(header, request.ip ?? "", hops);
  const { host = { name: "" }, address, https } = client;
  const id = requestIdOf(header, hops);
  const { sites } = runtime;
  const match = sites.resolve(host);
  const { code, role } = match;
  return {
    id,
    log: runtime.log.child({ requestId: id }),
    runtime,
    sites,
    host,
    hasValidHost: client.host !== undefined,
    hostRole: role,
    cacheKey: runtime.settings.DRAFTS === "show" ? undefined : cacheKeyOf(match, host, runtime.port),
    clientAddress: address,
    https,
    site: sites.sites.get(code)!,
    brand: undefined,
    degraded: false,
    databaseAway: false,
    failed: false,
    invalidInput: false,
    route: undefined,
    html: undefined,
    sharedAs: undefined,
    boot: undefined,
    cache: undefined,
    sent: undefined,
    shows: new Set(),
  };
}
