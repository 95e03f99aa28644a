import { expect, test } from "vitest";

import { writeSecurityTxt } from "./security-txt.ts";

test("the file names contacts, expiry, languages and its own address", () => {
  const text = writeSecurityTxt({
    contact: ["mailto:security@brand.example", "https://brand.example/report"],
    origin: "https://de.brand.example",
    languages: ["de", "en"],
    now: new Date("2026-11-22T13:14:15Z"),
  });
  expect(text).toBe(`Contact: mailto:security@brand.example
Contact: https://brand.example/report
Expires: 2027-05-21T00:00:00Z
Preferred-Languages: de, en
Canonical: https://de.brand.example/.well-known/security.txt
`);
});
