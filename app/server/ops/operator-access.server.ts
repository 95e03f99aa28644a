import { createHash, timingSafeEqual } from "node:crypto";
import { BlockList, isIPv6 } from "node:net";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Constant-time comparison. */
export const sameSecret = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected));

export function bearsToken(headers: Headers, expected: string): boolean {
  const [, given] = /^Bearer +(\S+)$/i.exec(headers.get("authorization") ?? "") ?? [];
  return given !== undefined && sameSecret(given, expected);
}

const own = new BlockList();
own.addSubnet("127.0.0.0", 8, "ipv4");
own.addSubnet("10.0.0.0", 8, "ipv4");
own.addSubnet("172.16.0.0", 12, "ipv4");
own.addSubnet("192.168.0.0", 16, "ipv4");
own.addAddress("::1", "ipv6");
own.addSubnet("fc00::", 7, "ipv6");
own.addSubnet("fe80::", 10, "ipv6");

/** Loopback, link-local or private (RFC 1918, RFC 4193). */
export const isPrivateAddress = (address: string): boolean =>
  own.check(address, isIPv6(address) ? "ipv6" : "ipv4");
