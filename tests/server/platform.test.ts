/** Pages with a platform API over HTTP that works, hangs or is unavailable. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { Database } from "#app/server/data/database/client.server.ts";

import { mainText } from "../support/html.ts";
import { type FakePlatform, startPlatform } from "../support/platform.ts";
import { type Answer, startServer, type TestServer } from "../support/server.ts";

/** Milliseconds that the first page waits for a response that is not cached. */
const patience = 400;

const languages = [
  { code: "en", name: "English", default: true },
  { code: "de", name: "Deutsch" },
];
const menuIn = (name: string) => ({ menu_main: [{ id: "told", name, url: "/journal" }] });

const startTold = () =>
  startPlatform({
    menus: { en: menuIn("Told by the platform"), de: menuIn("Von der Plattform") },
    siteInfo: { en: { languages, copyright: "© The platform" }, de: { languages } },
    invitations: {
      en: { "first-lamp": { title: "Told title", open: true }, "open-table": { open: false } },
    },
  });

/** Puts another award on a page. */
const invite = (db: Database) =>
  db.execute(sql`update page set blocks = blocks ||
    '{"kind": "award-invitation", "award": "open-table", "label": "Request an invitation"}' where slug = 'about'`);

async function timed(asking: Promise<Answer>) {
  const started = performance.now();
  return { answer: await asking, milliseconds: performance.now() - started };
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

describe("pages with a platform API", () => {
  let platform: FakePlatform;
  let server: TestServer;
  beforeAll(async () => {
    platform = await startTold();
    server = await startServer(platform.environment, invite);
  });
  afterAll(async () => {
    await server.stop();
    await platform.stop();
  });
  const open = (code: string, path = "/partners") => timed(server.fetch(`${code}.localhost`, path));
  const paths = () => platform.asked.map(({ url }) => `${url.pathname}${url.search}`);

  test("show its menus, its configuration and its awards, and request each once", async () => {
    // On a busy machine the first page may not wait long enough, but the responses are cached when they arrive.
    await expect.poll(async () => (await open("en")).answer.body).toContain("© The platform");
    for (let page = 0; page < 3; page++) {
      const { answer } = await open("en");
      expect(answer.status).toBe(200);
      expect(answer.body).toContain("Told by the platform");
      expect(answer.body).toContain("© The platform");
      expect(mainText(answer)).toContain("Told title");
      expect(answer.body).toContain('id="form-invitation"');
    }
    // Revalidation runs in the background, at most once in ten seconds.
    const english = paths().filter((path) => path.includes("locale=en"));
    expect([...new Set(english)].toSorted()).toEqual([
      "/v2/awards/invitation?locale=en&award=first-lamp",
      "/v2/menus?locale=en&keys=menu_main,menu_footer,menu_footer_2,menu_header_1",
      "/v2/site-info?locale=en",
    ]);
  });

  test("offer no form for an award that the platform has closed", async () => {
    const { answer } = await open("en", "/about");
    expect(mainText(answer)).toContain("Invitations cannot be requested at the moment.");
    expect(answer.body).not.toContain('id="form-invitation"');
  });

  test("that are not cached wait for a hanging platform only once", async () => {
    platform.reply = "hang";
    const first = await open("de", "/help");
    expect(first.answer.status).toBe(200);
    expect(first.answer.body).not.toContain("Von der Plattform");
    expect(first.milliseconds).toBeGreaterThan(patience - 20);
    expect(await server.logOf(first.answer, "menus could not be read")).toHaveLength(1);

    const next: number[] = [];
    for (const code of ["de", "de", "el", "uk", "ch"]) {
      const { answer, milliseconds } = await open(code, "/help");
      expect(answer.status).toBe(200);
      next.push(milliseconds);
    }
    console.log(
      `the first page: ${first.milliseconds.toFixed()} ms, the next ones: ${next.map((time) => time.toFixed()).join(", ")} ms`,
    );
    // Each request that waits takes longer than that.
    expect(median(next)).toBeLessThan(patience);
  });

  test("that are cached show the last valid answer without delay", async () => {
    const times: number[] = [];
    for (let page = 0; page < 5; page++) {
      const { answer, milliseconds } = await open("en");
      expect(answer.body).toContain("Told by the platform");
      expect(mainText(answer)).toContain("Told title");
      times.push(milliseconds);
    }
    expect(median(times)).toBeLessThan(patience);
  });

  test("show the last valid answer when the platform is gone, or no menus if there is none", async () => {
    platform.reply = undefined;
    await platform.stop();
    const seen = await open("en");
    expect(seen.answer.body).toContain("Told by the platform");
    const unseen = await open("ar");
    expect(unseen.answer.status).toBe(200);
    expect(unseen.answer.body).not.toContain("Told by the platform");
    expect(unseen.milliseconds).toBeLessThan(patience);
    await platform.start();
  });

  test("show its answers again when it is back, without a restart", async () => {
    await expect
      .poll(async () => (await open("de")).answer.body, { timeout: 60_000, interval: 500 })
      .toContain("Von der Plattform");
  });
});

test("a page shows the stored texts of an award that the platform does not have", async () => {
  const platform = await startTold();
  platform.content.invitations = {};
  const server = await startServer(platform.environment);
  const answer = await server.fetch("de.localhost", "/partners");
  expect(mainText(answer)).toContain("Zeigen Sie uns Ihre erste Lampe");
  expect(answer.body).toContain('id="form-invitation"');
  expect(await server.logOf(answer, "award invitation could not be read")).toHaveLength(1);
  await server.stop();
  await platform.stop();
});

test("award invitations are also requested from a platform that provides no content", async () => {
  const platform = await startTold();
  const server = await startServer({ PLATFORM_API_URL: platform.environment["PLATFORM_API_URL"]! });
  await expect
    .poll(async () => mainText(await server.fetch("en.localhost", "/partners")))
    .toContain("Told title");
  expect([...new Set(platform.asked.map(({ url }) => url.pathname))]).toEqual(["/v2/awards/invitation"]);
  await server.stop();
  await platform.stop();
});
