import { expect, test } from "vitest";

import { networkOf, parseAddress } from "./client-network.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["203.0.113.7:4711", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::FFFF:203.0.113.7", "203.0.113.7"],
  ["2001:0DB8:0001:0002::9", "2001:db8:1:2::/64"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["[2001:db8::1]", "2001:db8:0:0::/64"],
  ["[2001:db8::1]:4711", "2001:db8:0:0::/64"],
  ["64:ff9b::203.0.113.7", "64:ff9b:0:0::/64"],
  ["::203.0.113.7", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["[fe80::1%eth0]", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["", ""],
  ["anything", "anything"],
  ["a".repeat(120_000), "a".repeat(64)],
])("%j is counted as %j", (address, network) => expect(networkOf(address)).toBe(network));

test.each(["", "unknown", "_hidden", "203.0.113.999", "203.0.113.7, 10.0.0.2", "[", "1".repeat(120_000)])(
  "%j is not an address",
  (text) => expect(parseAddress(text)).toBeUndefined(),
);
