import { isIPv6 } from "node:net";

/**
 * Whom to count together: an IPv4 address, or the first half of an IPv6 address, because a connection gets all
 * addresses of one half. An IPv4 address that is written as IPv6 is the IPv4 address.
 */
export function clientKey(address: string): string {
  const plain = address.replace(/%.*$/, "").toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped || !isIPv6(plain)) return (mapped ?? plain).slice(0, 64);
  const [before = "", after] = plain.split("::");
  const groups = before ? before.split(":") : [];
  const rest = after ? after.split(":") : [];
  // An IPv4 address at the end stands for two groups.
  const length = groups.length + rest.length + (plain.includes(".") ? 1 : 0);
  const all = after === undefined ? groups : [...groups, ...Array<string>(8 - length).fill("0"), ...rest];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
