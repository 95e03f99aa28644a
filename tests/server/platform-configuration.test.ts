import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { type FakePlatform, startPlatform } from "../support/platform.ts";
import { type Answer, startServer, type TestServer } from "../support/server.ts";

describe("the configuration of a platform", () => {
  const told = {
    languages: [
      { code: "en", name: "English", default: true },
      { code: "de", name: "Deutsch" },
    ],
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
  const menuIn = (name: string) => ({ menu_main: [{ id: "told", name, url: "/journal" }] });
  const domains = [
    { name: "English", badge_text: "en", url: "https://shop.example/" },
    { name: "Deutsch", badge_text: "de", url: "brand.de.example" },
  ];
  let platform: FakePlatform;
  let server: TestServer;
  beforeAll(async () => {
    platform = await startPlatform({
      menus: {
        en: { ...menuIn("Told by the platform"), menu_header_1: domains },
        de: menuIn("Von der Plattform"),
      },
      siteInfo: { en: told, de: { ...told, greece: true, title: "Anderer Name" } },
      invitations: {},
    });
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

  test("sets the name, logos, pictures and addresses of every page", async () => {
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

  test("allows its providers, its CDN and the server of its logos, and no other origin", async () => {
    const policy = policyOf(await open("en.localhost"));
    expect(policy).toMatch(/img-src [^;]*https:\/\/proxy\.example[^;]*https:\/\/logos\.example/);
    expect(policy).toMatch(/media-src 'self' https:\/\/proxy\.example;/);
    for (const origin of ["www.googletagmanager.com", "*.clarity.ms", "chat.example", "maps.googleapis.com"])
      expect(policy).toMatch(new RegExp(`script-src [^;]*https://${origin.replaceAll(/[.*]/g, "\\$&")}`));
    expect(policy).not.toContain("https://cdn.example");
  });

  test("sets the domain of a language and the site that answers there", async () => {
    const english = await open("en.localhost");
    expect(english.body).toMatch(/href="https:\/\/shop\.example\/about" lang="en"/);
    expect(english.body).toContain('rel="alternate" hrefLang="de" href="https://brand.de.example/about"');
    const german = await open("brand.de.example");
    expect(german.body).toMatch(/<html lang="de"/);
    expect(german.headers["x-robots-tag"]).toBe((await open("de.brand.example")).headers["x-robots-tag"]);
    expect(german.body).toContain('rel="canonical" href="https://brand.de.example/about"');
    expect((await server.fetch("de.brand.example", "/about")).status).toBe(200);
  });

  test("gives a site the fonts of the Greek site", async () => {
    const german = await open("de.localhost");
    expect(german.body).toMatch(/<html[^>]*class="[^"]*site-greece/);
    expect(german.body).toMatch(/<link rel="preload"[^>]*fira[^>]*as="font"|as="font"[^>]*fira/i);
    expect((await open("en.localhost")).body).not.toContain("site-greece");
  });

  test("provides a language menu if the menus have none", async () => {
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

  test("is used without invalid fields, which are logged once", async () => {
    platform.content.siteInfo["de"] = { ...told, title: "Vierter Name", clarity: "<script>", sites: "none" };
    await expect
      .poll(async () => (await server.fetch("de.localhost", "/help")).body, {
        timeout: 40_000,
        interval: 500,
      })
      .toContain("Vierter Name");
    const lines = server.log().filter(({ msg }) => msg === "platform API: fields are left out");
    expect(lines.map(({ question, fields }) => `${question} ${fields}`).toSorted()).toEqual([
      // The Swiss site is in German too.
      "/v2/site-info?locale=de sites, clarity",
      "/v2/site-info?locale=de&site=ch sites, clarity",
    ]);
  });
});
