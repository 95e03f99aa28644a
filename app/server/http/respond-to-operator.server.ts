import type { Runtime } from "../scope/runtime.ts";
import type { RequestScope } from "../scope/request-scope.ts";
import { parseHost } from "../domain/sites/host.ts";
import { bearsToken, sameSecret, isPrivateAddress } from "../ops/operator-access.server.ts";
import { writeDeliveryMetrics } from "./delivery-metrics.server.ts";
import { writeProcessMetrics } from "./process-metrics.server.ts";
import { writeSecurityTxt } from "../ops/security-txt.ts";

type OperatorRequest = { url: URL; headers: Headers; peerAddress: string };

const text = (body: string, headers: Record<string, string> = {}, status = 200) =>
  new Response(body, { status, headers: { "content-type": "text/plain; charset=utf-8", ...headers } });

export async function respondToOperator(
  request: OperatorRequest,
  scope: RequestScope,
): Promise<Response | undefined> {
  switch (request.url.pathname) {
    case "/metrics":
      return respondToMetrics(request, scope.runtime);
    case "/internal/known-host":
      return respondToKnownHost(request, scope);
    case "/.well-known/security.txt":
      return respondToSecurityTxt(scope);
    default:
      return undefined;
  }
}

async function respondToMetrics(
  { headers }: OperatorRequest,
  runtime: Runtime,
): Promise<Response | undefined> {
  const token = runtime.settings.METRICS_TOKEN;
  if (!token) return undefined;
  if (!bearsToken(headers, token)) return text("Unauthorized\n", { "www-authenticate": "Bearer" }, 401);
  const deliveries = await writeDeliveryMetrics(runtime);
  const written = [
    runtime.requestMetrics.write(),
    runtime.insights.writeMetrics(),
    writeProcessMetrics(runtime),
  ];
  return text(`${written.join("")}${deliveries}`, {
    "content-type": "text/plain; version=0.0.4; charset=utf-8",
  });
}

/** For on-demand certificates: 200 for hosts of a site, else 404. Without a token, only for direct private clients. */
function respondToKnownHost(
  { url, headers, peerAddress }: OperatorRequest,
  { runtime, sites }: RequestScope,
) {
  const token = runtime.settings.INTERNAL_TOKEN;
  const isDirect = isPrivateAddress(peerAddress) && !headers.has("x-forwarded-for");
  const isAllowed = token
    ? bearsToken(headers, token) || sameSecret(url.searchParams.get("token") ?? "", token)
    : isDirect;
  if (!isAllowed) return undefined;
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
