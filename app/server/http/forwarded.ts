import { type Host, parseHost } from "../domain/sites/host.ts";
import { parseAddress } from "../limits/client-network.ts";

/** Proxies append: the value `hops` from the end counts, earlier ones are untrusted. @returns no `host` if one is invalid */
export function readClient(
  header: (name: string) => string | null | undefined,
  peerAddress: string,
  hops: number,
): { host: Host | undefined; address: string; https: boolean } {
  // Validated even if the proxy names another host, because `request.url` is built from it.
  const own = parseHost(header("host") ?? "");
  const forwarded = fromEnd(header("x-forwarded-host"), hops);
  const client = fromEnd(header("x-forwarded-for"), hops);
  return {
    host: own && forwarded !== undefined ? parseHost(forwarded) : own,
    address: (client && parseAddress(client)) || parseAddress(peerAddress) || "",
    https: fromEnd(header("x-forwarded-proto"), hops)?.toLowerCase() === "https",
  };
}

function fromEnd(header: string | null | undefined, hops: number): string | undefined {
  if (hops === 0 || !header) return undefined;
  const values = header.split(",").map((value) => value.trim());
  // A proxy that replaces the header leaves one value.
  return values[Math.max(0, values.length - hops)] || undefined;
}
