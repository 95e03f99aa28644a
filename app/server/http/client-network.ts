import { isIPv6 } from "node:net";

/**
 * What stands for a visitor when requests are counted: an IPv4 address as it is, of an IPv6 address the
 * network (/64), because its owner can use any address in it.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^\[|\]$|%.*$/g, "").toLowerCase();
  const embedded = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/.exec(plain)?.[1];
  if (embedded) return embedded;
  if (!isIPv6(plain)) return plain;
  const [head = "", tail] = plain.split("::").map((part) => part.split(":").filter(Boolean)) as [
    string[],
    string[]?,
  ];
  const zeros = tail ? Array.from({ length: 8 - head.length - tail.length }, () => "0") : [];
  const groups = [...head, ...zeros, ...(tail ?? [])];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
