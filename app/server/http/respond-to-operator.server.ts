import type { Runtime } from "../scope/runtime.ts";
import type { RequestScope } from "../scope/request-scope.ts";
import { parseHost } from "../domain/sites/host.ts";
import { bearsToken, sameSecret } from "../ops/bearer-token.server.ts";
import { writeDeliveryMetrics } from "./delivery-metrics.server.ts";
import { isPrivateAddress } from "../ops/private-address.ts";
import { writeProcessMetrics } from "./process-metrics.server.ts";
import { writeSecurityTxt } from "../ops/security-txt.ts";

type Asked = { url: URL; headers: Headers; peerAddress: string };

const text = (body: string, headers: Record<string, string> = {}, status = 200) =>
  new Response(body, { status, headers: { "content-type": "text/plain; charset=utf-8", ...headers } });

/**
 * The paths for whoever runs the server: `/metrics`, `/internal/known-host` and `/.well-known/security.txt`.
 * @returns nothing for any other path, and for these where they are not configured or not for the one who asks
 */
export async function respondToOperator(asked: Asked, scope: RequestScope): Promise<Response | undefined> {
  switch (asked.url.pathname) {
    case "/metrics":
      return respondToMetrics(asked, scope.runtime);
    case "/internal/known-host":
      return respondToKnownHost(asked, scope);
    case "/.well-known/security.txt":
      return respondToSecurityTxt(scope);
    default:
      return undefined;
  }
}

async function respondToMetrics({ headers }: Asked, runtime: Runtime): Promise<Response | undefined> {
  const token = runtime.settings.METRICS_TOKEN;
  if (!token) return undefined;
  if (!bearsToken(headers, token)) return text("Unauthorized\n", { "www-authenticate": "Bearer" }, 401);
  const deliveries = await writeDeliveryMetrics(runtime);
  return text(`${runtime.requestMetrics.write()}${writeProcessMetrics(runtime)}${deliveries}`, {
    "content-type": "text/plain; version=0.0.4; charset=utf-8",
  });
}

/**
 * For a proxy that asks before it orders a certificate: 200 for a host of a site, 404 for any other. Answers
 * whoever has the token, in the header or as `token=`, or asks from a private network and not through a proxy.
 */
function respondToKnownHost({ url, headers, peerAddress }: Asked, { runtime, sites }: RequestScope) {
  const token = runtime.settings.INTERNAL_TOKEN;
  const requestsDirectly = isPrivateAddress(peerAddress) && !headers.has("x-forwarded-for");
  const mayRequest = token
    ? bearsToken(headers, token) || sameSecret(url.searchParams.get("token") ?? "", token)
    : requestsDirectly;
  if (!mayRequest) return undefined;
  const { role } = sites.resolve(parseHost(url.searchParams.get("domain") ?? "") ?? { name: "" });
  return role === "canonical" || role === "alias" ? text("known\n") : text("unknown\n", {}, 404);
}

function respondToSecurityTxt({ runtime, site }: RequestScope): Response | undefined {
  const contact = runtime.settings.SECURITY_CONTACT;
  if (!contact) return undefined;
  const languages = [site.languageTag, "en"];
  return text(writeSecurityTxt({ contact, origin: site.origin, languages, now: new Date() }), {
    "cache-control": "public, max-age=86400",
  });
}
