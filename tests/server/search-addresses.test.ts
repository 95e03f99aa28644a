import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { mainText } from "../support/html.ts";
import { startServer, type TestServer } from "../support/server.ts";

/** Pages with filters in the URL: their parameters, and their text without filters. */
const pages = [
  { path: "/where-to-buy", names: ["country", "kind", "product", "city", "near"], everything: /\b8 shops/ },
  { path: "/service-center", names: ["country", "city", "near"], everything: /\b4 service centers/ },
  { path: "/drivers-and-manuals", names: ["q", "kind", "system"], everything: /\b\d+ files/ },
  { path: "/certificates", names: ["family", "product", "standard"], everything: /\b\d+ certificates/ },
];

const hostile = [
  "'; drop table place; --",
  "\\' or 1=1 --",
  "%' or '1'='1",
  "$1",
  '"><img src=x onerror=alert(1)>',
  "</script><script>alert(1)</script>",
  "{{constructor.constructor('alert(1)')()}}",
  "../../../etc/passwd",
  "\u0000",
  "\u202e\ud83d\ude00",
  "NaN,Infinity",
  "1e999,0",
  "__proto__",
  '{"near":{"latitude":1}}',
  "[object Object]",
  "a".repeat(400),
];

describe("an address with parameters", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());
  const fetch = (path: string) => server.fetch("brand.example", path);

  /** Follows one redirect, as a browser does: a URL with unknown parameters redirects to the normalized one. */
  const open = async (path: string) => {
    const answer = await fetch(path);
    if (answer.status !== 307) return answer;
    const location = String(answer.headers.location);
    expect(location.split("?")[0]).toBe(path.split("?")[0]);
    return fetch(location);
  };

  test.each(pages)(
    "$path responds with its page, and echoes no markup",
    async ({ path, names, everything }) => {
      expect(mainText(await open(path))).toMatch(everything);
      for (const value of hostile) {
        const asked = [...names, "unknown", "__proto__", "constructor"].map((name) => [name, value]);
        const answer = await open(`${path}?${new URLSearchParams(asked)}`);
        expect({ value, status: answer.status }).toEqual({ value, status: 200 });
        expect(answer.body).not.toMatch(/<img src=x|<script>alert/);
      }
      const manyTimes = hostile.slice(0, 6).map((value) => [names[0]!, value]);
      expect((await open(`${path}?${new URLSearchParams(manyTimes)}`)).status).toBe(200);
      expect((await open(`${path}?${names.map((name) => `${name}=%ff%fe`).join("&")}`)).status).toBe(200);
      // The invalid parameters have not reached the database.
      expect(mainText(await open(path))).toMatch(everything);
    },
  );

  test.each(pages)(
    "$path with 10,000 characters responds with its page",
    async ({ path, names, everything }) => {
      const answer = await open(`${path}?${names[0]}=${"a".repeat(10_000)}`);
      expect([answer.status, everything.test(mainText(answer))]).toEqual([200, true]);
      expect(answer.body).not.toContain("aaaa");
    },
  );

  test("invalid parameters are ignored, and valid parameters are applied", async () => {
    const text = mainText(await open("/where-to-buy?country=DE&kind=nope&product=%3Cb%3E&near=999,999"));
    expect(text).toMatch(/\b3 shops/);
    expect(text).toContain("Licht und Stuhl");
  });

  test("a form without JavaScript finds the same, and the page shows the requested values", async () => {
    const answer = await open("/where-to-buy?country=&kind=local&product=rest&city=M%C3%BCn");
    expect(mainText(answer)).toContain("0 shops sell Rest");
    expect(answer.body).toMatch(/<input[^>]* name="city"[^>]* value="Mün"/);
    expect(answer.body).toMatch(/<input[^>]* name="model"[^>]* value="Rest"/);
    expect(answer.body).toMatch(/<a[^>]* href="\/where-to-buy"/);
  });

  test("pages with filters have the page without filters as their canonical address", async () => {
    for (const { path, names } of pages) {
      const { body } = await open(`${path}?${names[0]}=DE`);
      expect(body).toContain(`<link rel="canonical" href="https://brand.example${path}"`);
    }
  });
});
