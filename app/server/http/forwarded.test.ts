import { expect, test } from "vitest";

import { readClient } from "./forwarded.ts";

const forwarded = new Headers({
  host: "internal:3000",
  "x-forwarded-host": "de.ametrin.example",
  "x-forwarded-for": "6.6.6.6, 203.0.113.7, 10.0.0.2",
  "x-forwarded-proto": "https",
});
const headers = (name: string) => forwarded.get(name);

test("without trusted proxies forwarded headers are ignored", () => {
  expect(readClient(headers, "192.0.2.1", 0)).toEqual({
    host: { name: "internal", port: 3000 },
    address: "192.0.2.1",
    https: false,
  });
});

test("with two trusted proxies the outer one names the visitor and the host", () => {
  expect(readClient(headers, "192.0.2.1", 2)).toEqual({
    host: { name: "de.ametrin.example" },
    address: "203.0.113.7",
    https: true,
  });
});

test("a visitor cannot forge the address that the outermost proxy reports", () => {
  expect(readClient(headers, "192.0.2.1", 1).address).toBe("10.0.0.2");
});

test("a request that skipped the proxy has its own host and address", () => {
  const direct = (name: string) => new Headers({ host: "de.localhost" }).get(name);
  expect(readClient(direct, "192.0.2.1", 1)).toEqual({
    host: { name: "de.localhost" },
    address: "192.0.2.1",
    https: false,
  });
});

test("forwarded values are validated and limited in length", () => {
  const read = (sent: Record<string, string>) => readClient((name) => sent[name], "::ffff:192.0.2.1", 1);
  const long = "a".repeat(60_000);
  expect(read({ host: "internal", "x-forwarded-for": long })).toMatchObject({ address: "192.0.2.1" });
  expect(read({ host: "internal", "x-forwarded-for": "[2001:DB8::1]:443" })).toMatchObject({
    address: "2001:db8::1",
  });
  expect(read({ host: "internal", "x-forwarded-host": "DE.localhost.:08080" }).host).toEqual({
    name: "de.localhost",
    port: 8080,
  });
  expect(read({ host: "internal", "x-forwarded-host": long }).host).toBeUndefined();
  expect(read({ host: long, "x-forwarded-host": "de.localhost" }).host).toBeUndefined();
});
