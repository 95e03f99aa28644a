import { BlockList, isIPv6 } from "node:net";

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
