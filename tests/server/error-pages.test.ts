/** Every error that the server reports. Those of the browser are in `tests/e2e/error-pages.slow.test.ts`. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { Database } from "#app/server/data/database/client.server.ts";
import { page } from "#app/server/data/database/schema.ts";

import { languageOf, mainText } from "../support/html.ts";
import { type Answer, startServer, type TestServer } from "../support/server.ts";

/** Corrupts the data that the tests below need, each in another place. */
async function corruptData(db: Database) {
  await db.insert(page).values({
    slug: "members",
    locale: "en",
    kind: "page",
    title: "Members",
    description: "A page of the tests",
    middleware: ["require-membership"],
    tags: [],
    blocks: [],
  });
  await db.execute(sql`drop table search_document`);
  await db.execute(sql`update product_text set features = '[null]' where product = 'arc'`);
  // The layout of every page of the site fails to render such a menu.
  await db.execute(sql`update menu set items = '{"length": 1}' where key = 'menu_footer' and locale = 'el'`);
}

const failedRequest = ({ headers }: Answer) => `Request ${String(headers["x-request-id"])} failed`;

/** The page around the error page: menus, footer, style sheet and the script that hydrates it. */
function expectChrome({ body }: Answer) {
  expect(body).toMatch(/<header[^]*<nav[^]*<\/header>/);
  expect(body).toMatch(/<footer[^]*<nav[^]*<\/footer>/);
  expect(body).toMatch(/<link [^>]*rel="stylesheet"/);
  expect(body).toContain("$_TSR");
}

describe("the error table", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({}, corruptData);
  });
  afterAll(() => server.stop());

  test.each([
    ["no route matches", "/nowhere/at/all"],
    ["there is no such page", "/nowhere"],
    ["there is no such product", "/product/nowhere"],
    ["there is no such category", "/category/nowhere"],
    ["a slug does not pass its validation", "/Not%20a%20slug"],
    ["a path cannot be decoded", "/%E0%A4%A"],
  ])("the error page has status 404 when %s", async (_, path) => {
    const answer = await server.fetch("brand.example", path);
    expect(answer.status).toBe(404);
    expect(mainText(answer)).toBe(
      "Oops This page could not be found Search Products Journal Support Where to buy Contacts Back to home",
    );
    expectChrome(answer);
  });

  test("the error page is in the language of the site", async () => {
    const answer = await server.fetch("de.brand.example", "/nowhere");
    expect([answer.status, languageOf(answer)]).toEqual([404, "de"]);
    expect(mainText(answer)).toBe(
      "Hoppla Diese Seite wurde nicht gefunden Suchen Produkte Magazin Support Bezugsquellen Kontakt Zur Startseite",
    );
  });

  test("a missing middleware causes status 500, and the error page names it", async () => {
    const answer = await server.fetch("brand.example", "/members");
    expect(answer.status).toBe(500);
    expect(mainText(answer)).toContain("Unknown middleware require-membership");
    expectChrome(answer);
    const [line] = await server.logOf(answer, "server function failed");
    expect(line).toMatchObject({ err: { message: "Unknown middleware require-membership" } });
  });

  test("a route whose data cannot be read shows the error page with status 500, and only the log has the reason", async () => {
    const answer = await server.fetch("de.brand.example", "/search?q=arc");
    expect([answer.status, languageOf(answer)]).toEqual([500, "de"]);
    expect(mainText(answer)).toContain("Hoppla");
    expect(mainText(answer)).toContain(failedRequest(answer));
    expectChrome(answer);
    expect(answer.body).not.toMatch(/search_document|select /);
    const lines = await server.logOf(answer, "server function failed");
    expect(JSON.stringify(lines)).toContain("search_document");
  });

  test("a page that throws while it is rendered shows the error page with status 500, and only the log has the reason", async () => {
    const answer = await server.fetch("de.brand.example", "/product/arc");
    expect([answer.status, languageOf(answer)]).toEqual([500, "de"]);
    expect(mainText(answer)).toContain(failedRequest(answer));
    expectChrome(answer);
    expect(answer.body).not.toContain("destructure");
    const [line] = await server.logOf(answer, "page failed");
    expect(line).toMatchObject({ err: { message: expect.stringContaining("destructure") } });
  });

  test("an error page that fails is replaced by the fallback with the details and a link home", async () => {
    const answer = await server.fetch("el.brand.example", "/nowhere");
    expect(answer.status).toBe(500);
    expect(answer.body).toContain("<h1>An error occurred while showing the error page</h1>");
    expect(answer.body).toContain(failedRequest(answer));
    expect(answer.body).toContain('<a href="/">Back to home</a>');
    const [line] = await server.logOf(answer, "request failed");
    expect(line).toMatchObject({ err: { message: expect.stringContaining("is not a function") } });
  });
});

describe("menus and configuration that cannot be read", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({}, (db) => db.execute(sql`drop table menu, brand`));
  });
  afterAll(() => server.stop());

  test("cause one log line each, and the page is shown without them", async () => {
    const answer = await server.fetch("uk.brand.example", "/about");
    expect([answer.status, languageOf(answer)]).toEqual([200, "uk"]);
    expect(mainText(answer)).toContain("Майстерня");
    expect(answer.body).not.toContain("<nav");
    expect(await server.logOf(answer, "menus could not be read")).toHaveLength(1);
    expect(await server.logOf(answer, "site configuration could not be read")).toHaveLength(1);
  });
});
