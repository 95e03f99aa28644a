/** Pages required by law contain values of the settings and of the site. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { mainText } from "../support/html.ts";
import { startServer, type TestServer } from "../support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ SUBMISSION_RETENTION_DAYS: "90" });
});
afterAll(() => server.stop());

const read = async (host: string, path: string) => {
  const answer = await server.fetch(host, path);
  return { ...answer, text: mainText(answer).replaceAll("\u00a0", " ") };
};

describe.each([
  ["brand.example", "90 days", "Authority"],
  ["de.brand.example", "90 Tage", "Behörde"],
])("on %s", (host, retention, authority) => {
  test("the privacy policy has the retention period of the settings", async () => {
    const { status, text } = await read(host, "/privacy-policy");
    expect(status).toBe(200);
    expect(text).toContain(retention);
    expect(text).not.toContain("{");
  });

  test("the accessibility statement names the authority, and the footer links to the legal pages", async () => {
    const { body, text } = await read(host, "/accessibility");
    expect(text).toContain(authority);
    expect(text).not.toContain("{");
    const footer = body.slice(body.indexOf("<footer"));
    for (const path of ["/accessibility", "/legal-notice", "/privacy-policy", "/cookies"])
      expect(footer).toContain(`href="${path}"`);
    expect((await read(host, "/legal-notice")).text).toContain("Example Ltd., Workshop Street 1");
  });
});

test.each([
  ["brand.example", "Manufacturer", "Switzerland"],
  ["de.brand.example", "Hersteller", "Schweiz"],
])("a product page on %s names its manufacturer and an address for safety", async (host, role, country) => {
  const { text, body } = await read(host, "/product/arc");
  expect(text).toMatch(new RegExp(`${role}\\s*Example Ltd\\.`));
  expect(text).toContain(`Workshop Street 1, 1000 Sampletown, ${country}`);
  expect(body).toContain('href="mailto:safety@brand.example"');
});

test("an excerpt of the search has the retention period instead of a placeholder", async () => {
  const { text } = await read("brand.example", "/search?q=keep+what+you+send");
  expect(text).toContain("90 days");
  expect(text).not.toContain("Retention}");
});
