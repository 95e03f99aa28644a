import { isIP, isIPv6 } from "node:net";

/** Characters of the longest address with brackets, zone and port. */
const maxAddress = 100;

/**
 * An address in one spelling: as proxies and sockets write it, without brackets, port and zone. An IPv4 address that
 * is written as IPv6 is the IPv4 address.
 * @returns nothing for what is no address
 */
export function parseAddress(text: string): string | undefined {
  if (text.length > maxAddress) return undefined;
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1];
  const withPort = /^(\d+(?:\.\d+){3}):\d+$/.exec(text)?.[1];
  const plain = (bracketed ?? withPort ?? text).replace(/%.*$/, "").toLowerCase();
  const address = /^::ffff:(\d+(?:\.\d+){3})$/.exec(plain)?.[1] ?? plain;
  return isIP(address) ? address : undefined;
}

/**
 * Names the visitor when requests or forms are counted: an IPv4 address, or the network (/64) of an IPv6
 * address, whose owner can use any address in it.
 * @returns at most 64 characters
 */
export function networkOf(given: string): string {
  const address = parseAddress(given) ?? given.slice(0, 64);
  if (!isIPv6(address)) return address;
  const [head = [], tail] = address.split("::").map((part) => part.split(":").filter(Boolean));
  // An IPv4 address at the end takes the place of two groups.
  const length = head.length + (tail?.length ?? 0) + (address.includes(".") ? 1 : 0);
  const zeros = tail ? Array<string>(8 - length).fill("0") : [];
  return `${[...head, ...zeros, ...(tail ?? [])]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
