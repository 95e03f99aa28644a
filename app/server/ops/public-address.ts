import { BlockList, isIPv6 } from "node:net";

/** Special-purpose addresses (RFC 6890), which are not part of the public internet. */
const special = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const)
  special.addSubnet(network, prefix, "ipv4");

/** Global unicast addresses; some of them embed IPv4 addresses for translation and tunnels. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet("2000::", 3, "ipv6");
const tunnels = new BlockList();
tunnels.addSubnet("2001::", 32, "ipv6");
tunnels.addSubnet("2001:db8::", 32, "ipv6");
tunnels.addSubnet("2002::", 16, "ipv6");

export const isPublicAddress = (address: string): boolean =>
  isIPv6(address)
    ? globalUnicast.check(address, "ipv6") && !tunnels.check(address, "ipv6")
    : !special.check(address, "ipv4");
