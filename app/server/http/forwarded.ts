/**
 * Who asked for which host. Each trusted proxy appends one value to `X-Forwarded-For` and
 * `X-Forwarded-Host`, so with `hops` proxies the value that the outermost one wrote stands `hops`
 * from the end; whatever stands before it came from the visitor and means nothing.
 */
export function readClient(
  headers: Headers,
  peerAddress: string,
  hops: number,
): { host: string; address: string } {
  return {
    host: fromEnd(headers.get("x-forwarded-host"), hops) ?? headers.get("host") ?? "",
    address: fromEnd(headers.get("x-forwarded-for"), hops) ?? peerAddress,
  };
}

function fromEnd(header: string | null, hops: number): string | undefined {
  if (hops === 0 || !header) return undefined;
  const values = header.split(",").map((value) => value.trim());
  // A proxy that replaces the header instead of appending leaves one value.
  return values[Math.max(0, values.length - hops)] || undefined;
}
