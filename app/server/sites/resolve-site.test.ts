import { expect, test } from "vitest";

import { createHostTable, resolveSite } from "./resolve-site.ts";

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
  expect(resolveSite(table, "en", host)).toEqual({ code, role });
});
