import { type Host, parseHost } from "../domain/sites/host.ts";
import { parseAddress } from "../limits/client-network.ts";

/**
 * Who asked for which host, and whether over https; this process itself speaks http only. Each trusted proxy appends one value to `X-Forwarded-For` and
 * `X-Forwarded-Host`, so with `hops` proxies the value that the outermost one wrote stands `hops`
 * from the end; whatever stands before it came from the visitor and means nothing.
 * @returns values that are validated and bounded, so that they may be logged and used as keys. `host` is missing when a
 *   header names what is no host, which deserves a 400; `address` is that of the peer when the proxy names none.
 */
export function readClient(
  header: (name: string) => string | null | undefined,
  peerAddress: string,
  hops: number,
): { host: Host | undefined; address: string; https: boolean } {
  // Also where the proxy names another one: the address of the request is made of it.
  const own = parseHost(header("host") ?? "");
  const forwarded = fromEnd(header("x-forwarded-host"), hops);
  const client = fromEnd(header("x-forwarded-for"), hops) ?? "";
  return {
    host: own && forwarded !== undefined ? parseHost(forwarded) : own,
    address: parseAddress(client) ?? parseAddress(peerAddress) ?? "",
    https: fromEnd(header("x-forwarded-proto"), hops)?.toLowerCase() === "https",
  };
}

function fromEnd(header: string | null | undefined, hops: number): string | undefined {
  if (hops === 0 || !header) return undefined;
  const values = header.split(",").map((value) => value.trim());
  // A proxy that replaces the header instead of appending leaves one value.
  return values[Math.max(0, values.length - hops)] || undefined;
}
