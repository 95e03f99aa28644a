import { expect, test } from "vitest";

import { isPrivateAddress } from "./operator-access.server.ts";

test.each([
  ["127.0.0.1", true],
  ["::1", true],
  ["::ffff:127.0.0.1", true],
  ["10.1.2.3", true],
  ["172.31.255.255", true],
  ["172.32.0.1", false],
  ["192.168.0.9", true],
  ["fd12::1", true],
  ["203.0.113.7", false],
  ["::ffff:203.0.113.7", false],
  ["2001:db8::1", false],
  ["", false],
  ["anything", false],
])("%j is private: %s", (address, expected) => {
  expect(isPrivateAddress(address)).toBe(expected);
});
