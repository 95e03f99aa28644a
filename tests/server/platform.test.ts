/** Pages that are drawn with a platform API over HTTP, while it works, hangs and is gone. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { Database } from "#app/server/data/database/client.server.ts";

import { mainText } from "../support/html.ts";
import { type FakePlatform, startPlatform } from "../support/platform.ts";
import { type Answer, startServer, type TestServer } from "../support/server.ts";

/** Milliseconds that the first page waits for an answer that nobody has had yet. */
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

  test("show its menus, its configuration and what it says of awards, and request each once", async () => {
    // The first page may not have waited long enough on a busy machine; the answers are held all the same.
    await expect.poll(async () => (await open("en")).answer.body).toContain("© The platform");
    for (let page = 0; page < 3; page++) {
      const { answer } = await open("en");
      expect(answer.status).toBe(200);
      expect(answer.body).toContain("Told by the platform");
      expect(answer.body).toContain("© The platform");
      expect(mainText(answer)).toContain("Told title");
      expect(answer.body).toContain('id="form-invitation"');
    }
    // What changes meanwhile is asked for in the background, no more than once in ten seconds.
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

  test("that nobody has seen yet wait for a hanging platform once, and never again", async () => {
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
    // Each that waits takes longer than that, whatever else there is to do.
    expect(median(next)).toBeLessThan(patience);
  });

  test("that have been seen show the last good answer, as fast as ever", async () => {
    const times: number[] = [];
    for (let page = 0; page < 5; page++) {
      const { answer, milliseconds } = await open("en");
      expect(answer.body).toContain("Told by the platform");
      expect(mainText(answer)).toContain("Told title");
      times.push(milliseconds);
    }
    expect(median(times)).toBeLessThan(patience);
  });

  test("show it also when the platform is gone, and the others go without menus", async () => {
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

  test("have its answers again when it is back, without a restart", async () => {
    await expect
      .poll(async () => (await open("de")).answer.body, { timeout: 60_000, interval: 500 })
      .toContain("Von der Plattform");
  });
});

test("a page with an award says what is stored where the platform does not know it", async () => {
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

describe("the configuration of a platform", () => {
  const told = {
    languages,
    title: "Other name",
    gtm: "GTM-TOLD1",
    clarity: "told1",
    maps: "told-key",
    chat: "https://chat.example/widget.js",
    cdn_url: "https://cdn.example",
    cdn_url_proxy: "https://proxy.example/",
    logotype_desktop: "https://logos.example/wide.svg",
    logotype_mobile: "/narrow.svg",
    social_links: [{ url: "https://www.tiktok.com/@brand" }, { url: "https://forum.example/brand" }],
    sites: ["brand.example", { code: "de", url: "https://brand.de.example" }],
    greece: false,
  };
  let platform: FakePlatform;
  let server: TestServer;
  beforeAll(async () => {
    platform = await startTold();
    platform.content.siteInfo = { en: told, de: { ...told, greece: true, title: "Anderer Name" } };
    platform.content.menus.en!["menu_header_1"] = [
      { name: "English", badge_text: "en", url: "https://shop.example/" },
      { name: "Deutsch", badge_text: "de", url: "brand.de.example" },
    ];
    server = await startServer(platform.environment);
  });
  afterAll(async () => {
    await server.stop();
    await platform.stop();
  });
  const open = async (host: string, path = "/about") => {
    let answer = await server.fetch(host, path);
    await expect
      .poll(async () => (answer = await server.fetch(host, path)).body)
      .toMatch(/Other name|Anderer Name/);
    return answer;
  };
  const policyOf = ({ headers }: Answer) => String(headers["content-security-policy"]);

  test("has its name, logos, pictures and addresses on every page", async () => {
    const { body } = await open("en.localhost");
    expect(body).toMatch(/<title>[^<]* · Other name<\/title>/);
    expect(body).toContain('srcSet="https://logos.example/wide.svg"');
    expect(body).toContain('src="https://proxy.example/narrow.svg" alt="Other name"');
    expect(body).toMatch(/srcSet="https:\/\/proxy\.example\/media\/\d+\//);
    expect(body).not.toMatch(/srcSet="\/media/);
    expect(body).toMatch(/<link rel="preload" as="image" imagesrcset="https:\/\/proxy\.example/);
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)!;
    expect(JSON.parse(json!)["@graph"][0]).toMatchObject({
      name: "Other name",
      logo: "https://logos.example/wide.svg",
      sameAs: ["https://www.tiktok.com/@brand", "https://forum.example/brand"],
    });
    expect(body).toContain('href="https://www.tiktok.com/@brand" rel="noopener" aria-label="tiktok"');
  });

  test("allows its providers, its CDN and the server of its logos, and nobody else", async () => {
    const policy = policyOf(await open("en.localhost"));
    expect(policy).toMatch(/img-src [^;]*https:\/\/proxy\.example[^;]*https:\/\/logos\.example/);
    expect(policy).toMatch(/media-src 'self' https:\/\/proxy\.example;/);
    for (const origin of ["www.googletagmanager.com", "*.clarity.ms", "chat.example", "maps.googleapis.com"])
      expect(policy).toMatch(new RegExp(`script-src [^;]*https://${origin.replaceAll(/[.*]/g, "\\$&")}`));
    expect(policy).not.toContain("https://cdn.example");
  });

  test("says which domain a language has, and which site answers there", async () => {
    const english = await open("en.localhost");
    expect(english.body).toMatch(/href="https:\/\/shop\.example\/about" lang="en"/);
    expect(english.body).toContain('rel="alternate" hrefLang="de" href="https://brand.de.example/about"');
    const german = await open("brand.de.example");
    expect(german.body).toMatch(/<html lang="de"/);
    expect(german.headers["x-robots-tag"]).toBe((await open("de.brand.example")).headers["x-robots-tag"]);
    expect(german.body).toContain('rel="canonical" href="https://brand.de.example/about"');
    expect((await server.fetch("de.brand.example", "/about")).status).toBe(200);
  });

  test("makes a site the Greek one, with its fonts", async () => {
    const german = await open("de.localhost");
    expect(german.body).toMatch(/<html[^>]*class="[^"]*site-greece/);
    expect(german.body).toMatch(/<link rel="preload"[^>]*fira[^>]*as="font"|as="font"[^>]*fira/i);
    expect((await open("en.localhost")).body).not.toContain("site-greece");
  });

  test("has a language menu of its own where the menus have none", async () => {
    const german = await open("de.localhost");
    expect(german.body).toMatch(/href="https:\/\/brand\.de\.example\/about" lang="de"/);
    expect(german.body).toMatch(/href="https:\/\/brand\.example\/about" lang="en"/);
  });

  test("drops cached pages when it changes", async () => {
    await open("en.localhost", "/help");
    expect((await server.fetch("en.localhost", "/help")).body).toContain("Other name");
    platform.content.siteInfo["en"] = { ...told, title: "Third name", gtm: null, cdn_url_proxy: null };
    await expect
      .poll(async () => (await server.fetch("en.localhost", "/help")).body, {
        timeout: 40_000,
        interval: 500,
      })
      .toContain("Third name");
    const changed = await server.fetch("en.localhost", "/help");
    expect(policyOf(changed)).not.toContain("googletagmanager");
    expect(policyOf(changed)).toContain("https://cdn.example");
    expect(server.log().filter(({ msg }) => msg === "platform configuration changed")).not.toHaveLength(0);
  });

  test("leaves out what does not fit, and the log names it once", async () => {
    platform.content.siteInfo["de"] = { ...told, title: "Vierter Name", clarity: "<script>", sites: "none" };
    await expect
      .poll(async () => (await server.fetch("de.localhost", "/help")).body, {
        timeout: 40_000,
        interval: 500,
      })
      .toContain("Vierter Name");
    const lines = server.log().filter(({ msg }) => msg === "platform API: fields are left out");
    expect(lines.map(({ question, fields }) => `${question} ${fields}`).toSorted()).toEqual([
      // The site of Switzerland is in German too.
      "/v2/site-info?locale=de sites, clarity",
      "/v2/site-info?locale=de&site=ch sites, clarity",
    ]);
  });
});

test("a platform that provides no content is asked for award invitations all the same", async () => {
  const platform = await startTold();
  const server = await startServer({ PLATFORM_API_URL: platform.environment["PLATFORM_API_URL"]! });
  await expect
    .poll(async () => mainText(await server.fetch("en.localhost", "/partners")))
    .toContain("Told title");
  expect([...new Set(platform.asked.map(({ url }) => url.pathname))]).toEqual(["/v2/awards/invitation"]);
  await server.stop();
  await platform.stop();
});
