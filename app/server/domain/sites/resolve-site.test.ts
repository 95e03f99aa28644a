import { expect, test } from "vitest";

import { parseHost } from "./host.ts";
import { cacheKeyOf, createHostTable, resolveSite } from "./resolve-site.ts";

const table = createHostTable([
  {
    code: "en",
    hosts: [
      { host: "ametrin.example", role: "canonical" },
      { host: "www.ametrin.example", role: "alias" },
      { host: "localhost", role: "local" },
    ],
  },
  {
    code: "de",
    hosts: [
      { host: "de.ametrin.example", role: "canonical" },
      { host: "de.localhost", role: "local" },
    ],
  },
]);

test.each([
  ["ametrin.example", "en", "canonical"],
  ["de.ametrin.example", "de", "canonical"],
  ["de.ametrin.example:8443", "de", "canonical"],
  ["DE.Ametrin.EXAMPLE", "de", "canonical"],
  ["de.ametrin.example.", "de", "canonical"],
  ["De.Ametrin.Example.:3000", "de", "canonical"],
  ["www.ametrin.example", "en", "alias"],
  ["de.localhost:3000", "de", "local"],
  ["localhost", "en", "local"],
  ["fr.ametrin.example", "en", "unknown"],
  ["de.ametrin.example.evil.test", "en", "unknown"],
  ["", "en", "unknown"],
  ["[::1]:3000", "en", "unknown"],
  ["__proto__", "en", "unknown"],
])("host %j gives site %s as %s", (host, code, role) => {
  expect(resolveSite(table, "en", parseHost(host)!)).toEqual({ code, role });
});

const keyOf = (text: string) => {
  const host = parseHost(text)!;
  return cacheKeyOf(resolveSite(table, "en", host), host, 3000);
};

test("all spellings and ports of a canonical host share one copy of the site", () => {
  const spellings = ["", ".", ":80", ":0080", ":443", ".:443", ":8443", ":65535", ".:00001"].flatMap(
    (end) => [`de.ametrin.example${end}`, `DE.Ametrin.example${end}`],
  );
  expect(new Set(spellings.map(keyOf))).toEqual(new Set(["de"]));
});

test("a local host has its own copy, for the port of this process or none", () => {
  expect(["de.localhost", "de.localhost:80", "de.localhost:3000", "de.localhost:3001"].map(keyOf)).toEqual([
    "de local",
    "de local",
    "de local:3000",
    undefined,
  ]);
});

test.each(["www.ametrin.example", "evil.test", ""])("%j gets no cached page", (host) =>
  expect(keyOf(host)).toBeUndefined(),
);
