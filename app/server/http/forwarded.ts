/**
 * Who asked for which host, and whether over https; this process itself speaks http only. Each trusted proxy appends one value to `X-Forwarded-For` and
 * `X-Forwarded-Host`, so with `hops` proxies the value that the outermost one wrote stands `hops`
 * from the end; whatever stands before it came from the visitor and means nothing.
 */
export function readClient(
  header: (name: string) => string | null | undefined,
  peerAddress: string,
  hops: number,
): { host: string; address: string; https: boolean } {
  return {
    host: fromEnd(header("x-forwarded-host"), hops) ?? header("host") ?? "",
    address: fromEnd(header("x-forwarded-for"), hops) ?? peerAddress,
    https: fromEnd(header("x-forwarded-proto"), hops)?.toLowerCase() === "https",
  };
}

function fromEnd(header: string | null | undefined, hops: number): string | undefined {
  if (hops === 0 || !header) return undefined;
  const values = header.split(",").map((value) => value.trim());
  // A proxy that replaces the header instead of appending leaves one value.
  return values[Math.max(0, values.length - hops)] || undefined;
}
