import { isIP, isIPv4, isIPv6 } from "node:net";

/** Characters, including brackets, zone and port. */
const maxAddress = 100;

/** Removes brackets, port and zone; IPv4-mapped IPv6 becomes IPv4. @returns undefined if invalid */
export function parseAddress(text: string): string | undefined {
  if (isIPv4(text)) return text;
  if (text.length > maxAddress) return undefined;
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1];
  const withPort = /^(\d+(?:\.\d+){3}):\d+$/.exec(text)?.[1];
  const plain = (bracketed ?? withPort ?? text).replace(/%.*$/, "").toLowerCase();
  const address = /^::ffff:(\d+(?:\.\d+){3})$/.exec(plain)?.[1] ?? plain;
  return isIP(address) ? address : undefined;
}

/** The IPv4 address, or the IPv6 /64, whose owner can use any address in it. @returns at most 64 characters */
export function networkOf(given: string): string {
  const address = parseAddress(given) ?? given.slice(0, 64);
  if (!isIPv6(address)) return address;
  const [head = [], tail] = address.split("::").map((part) => part.split(":").filter(Boolean));
  // An embedded IPv4 address replaces two groups.
  const length = head.length + (tail?.length ?? 0) + (address.includes(".") ? 1 : 0);
  const zeros = tail ? Array<string>(8 - length).fill("0") : [];
  return `${[...head, ...zeros, ...(tail ?? [])]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
