import { randomUUID } from "node:crypto";

import type { Site } from "../../site/site.ts";
import type { Log } from "../log.server.ts";
import type { Runtime } from "../runtime.server.ts";
import type { HostRole } from "../sites/resolve-site.ts";
import type { SiteDirectory } from "../sites/site-directory.server.ts";
import { readClient } from "./forwarded.ts";

/** Everything a request knows of itself. It is handed down; nothing keeps it after the response. */
export type RequestScope = {
  id: string;
  /** Adds the request id to every line. */
  log: Log;
  runtime: Runtime;
  sites: SiteDirectory;
  /** The host as the visitor sees it, with port. */
  host: string;
  hostRole: HostRole;
  clientAddress: string;
  site: Site;
  /** Set when a part of the page had to be left out, so that the page is not kept. */
  degraded: boolean;
};

const proxiedRequestId = /^[\w.:-]{8,128}$/;

export function createRequestScope(request: Request & { ip?: string }, runtime: Runtime): RequestScope {
  const hops = runtime.settings.TRUST_PROXY;
  const { host, address } = readClient(request.headers, request.ip ?? "", hops);
  const givenId = hops > 0 ? request.headers.get("x-request-id") : null;
  const id = givenId && proxiedRequestId.test(givenId) ? givenId : randomUUID();
  const { sites } = runtime;
  const { code, role } = sites.resolve(host);
  return {
    id,
    log: runtime.log.child({ requestId: id }),
    runtime,
    sites,
    host,
    hostRole: role,
    clientAddress: address,
    site: sites.sites.get(code)!,
    degraded: false,
  };
}
