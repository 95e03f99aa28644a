/** The site for development and tests, on which texts that bypass the message catalogs are unaccented. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { importContent } from "#app/server/data/import/import-content.repo.server.ts";
import { loadContent } from "#app/server/data/import/load-content.server.ts";
import type { Database } from "#app/server/data/database/client.server.ts";
import { mediaFolder } from "#app/server/ops/project-root.server.ts";
import { socialNetworks } from "#app/site/markets.ts";

import { languageOf, textsBetween } from "../support/html.ts";
import { startServer, type TestServer } from "../support/server.ts";
import { sites } from "../support/sites.ts";

const importPseudo = (db: Database) => importContent(db, content, mediaFolder, { force: true, pseudo: true });

const host = "pseudo.localhost";

const content = loadContent();
const shops = content.pages.flatMap(({ value }) =>
  value.blocks.flatMap((block) => (block.kind === "logo-cloud" ? block.logos.map(({ name }) => name) : [])),
);
const names = [...shops, ...socialNetworks, "pseudo"];

/** Texts that stay unaccented: padding, capitals, units, dates and e-mail addresses. */
const allowed =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|[A-Z]{2,}\w*|[kM]?Hz|[kM]B|mm|ms|px|[A-Z][a-z]+\s\d+,\s\d{4}|[\w-]+@[\w.-]+)\b/g;
const accented = /\p{L}*[^\x20-\x7e\s]\p{L}*/gu;

/** Texts and accessible names with unaccented letters, which came through no catalog. */
function plainTexts(html: string): string[] {
  const body = html
    .slice(html.indexOf("<body"))
    .replaceAll(/<(script|style|svg)\b[^]*?<\/\1>|<!--[^]*?-->/g, "")
    .replaceAll(/<ul class="language-menu__list[^]*?<\/ul>/g, "");
  const spoken = body.matchAll(/ (?:alt|title|placeholder|aria-label)="([^"]+)"/g);
  const isPlain = (text: string) => {
    const words = names.reduce((rest, name) => rest.replaceAll(name, ""), text.replaceAll("&amp;", "&"));
    return /[a-z]{2,}/i.test(words.replaceAll(accented, "").replaceAll(allowed, ""));
  };
  return [...[...spoken].map(([, text]) => text!), ...body.split(/<[^>]*>/)].filter(isPlain);
}

describe("in the test environment", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ APP_ENV: "test" }, importPseudo);
  });
  afterAll(() => server.stop());

  test.each([
    "/",
    "/product/facet",
    "/category/mice",
    "/search?q=mouse",
    "/journal",
    "/catalogue",
    "/certificates",
    "/terms",
    "/nowhere",
  ])("%s has no text in plain English", async (path) => {
    const answer = await server.fetch(host, path);
    expect(languageOf(answer)).toBe("en-XA");
    expect(answer.headers["x-robots-tag"]).toBe("noindex");
    expect(answer.body).toContain("[Šķïṕ ţö çöñţéñţ");
    expect(plainTexts(answer.body)).toEqual([]);
  });

  test("the English site is unchanged, and its plain texts are found", async () => {
    const { body } = await server.fetch("en.localhost", "/");
    expect(body).not.toContain("ţö çöñţéñţ");
    expect(plainTexts(body)).toContain("Skip to content");
  });

  test("no other site links to it in menus, alternates or sitemaps", async () => {
    for (const path of ["/", "/sitemap.xml"]) {
      const { body } = await server.fetch("en.localhost", path);
      expect(body).not.toMatch(/pseudo|en-XA/i);
    }
    const { body } = await server.fetch(host, "/");
    const menu = textsBetween(body, '<ul class="language-menu__list', "</ul>")[0]!;
    expect([...menu.matchAll(/data-locale="(\w+)"/g)].map(([, code]) => code)).toEqual(
      sites.map(({ code }) => code),
    );
  });

  test("browsers load its messages from separate addresses", async () => {
    const { body } = await server.fetch(host, "/");
    const [, state] = /data-state="([^"]+)"/.exec(body)!;
    const { body: script } = await server.fetch(host, state!);
    const [address] = /\/assets\/messages-pseudo-common-[\w-]+\.json/.exec(script)!;
    expect((await server.fetch(host, address)).body).toContain("[");
    expect(script).not.toMatch(/messages-en-/);
  });
});

test("in production its host is unknown, although the database has it", async () => {
  const server = await startServer({ APP_ENV: "production" }, importPseudo);
  try {
    const answer = await server.fetch(host, "/");
    expect(languageOf(answer)).toBe("en");
    expect(answer.headers["x-robots-tag"]).toBe("noindex");
    expect(answer.body).not.toMatch(/pseudo|ţö çöñţéñţ/);
  } finally {
    await server.stop();
  }
});
