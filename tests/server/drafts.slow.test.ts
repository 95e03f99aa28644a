/** Drafts and future dates on the built server with its own content, and the preview links to them. */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { importContent } from "#app/server/data/import/import-content.repo.server.ts";
import { loadContent } from "#app/server/data/import/load-content.server.ts";
import { readRevision, utcDay } from "#app/server/data/database/revision.repo.server.ts";
import { mediaFolder, projectRoot } from "#app/server/ops/project-root.server.ts";
import { signPreview } from "#app/server/ops/preview-token.server.ts";
import { copyContent } from "#tests/support/content.ts";
import {
  createEmbedded,
  createPostgres,
  postgresAnswers,
  type TestDatabase,
} from "#tests/support/database.ts";
import { startServerOn, type TestServer } from "#tests/support/server.ts";

const secret = "the-secret-of-a-test";
const dayMilliseconds = 24 * 60 * 60 * 1000;
const today = utcDay();
const yesterday = utcDay(new Date(Date.now() - dayMilliseconds));
const nextYear = utcDay(new Date(Date.now() + 365 * dayMilliseconds));

const page = (title: string, fields: string) => `title: ${title}
description: A page that is not there yet.
${fields}
blocks:
  - kind: rich-text
    title: ${title}
    body: Words of ${title}.
`;

/** A release with other content: the build, and the files that the import needs. */
function releaseWithEntries(): string {
  const folder = mkdtempSync(join(tmpdir(), "site-drafts-"));
  for (const path of ["package.json", "app", "styles", "tools", "scripts", "dist"])
    cpSync(join(projectRoot, path), join(folder, path), { recursive: true });
  symlinkSync(join(projectRoot, "node_modules"), join(folder, "node_modules"));
  const copy = copyContent(["en", "de"]);
  cpSync(copy.folder, join(folder, "content"), { recursive: true });
  copy.remove();
  symlinkSync(mediaFolder, join(folder, "content/media"));
  const write = (path: string, text: string) => writeFileSync(join(folder, "content", path), text);
  const edit = (path: string, from: string, to: string) => {
    const text = readFileSync(join(folder, "content", path), "utf8");
    expect(text).toContain(from);
    write(path, text.replace(from, to));
  };
  write("pages/secret-plan.yaml", page("Secret plan", "draft: true"));
  write("pages/next-year.yaml", page("Next year", `published: "${nextYear}"`));
  edit("articles/cloth-or-hard-pad.md", 'published: "2026-05-28"', `published: "${today}"`);
  edit("products/facet.yaml", "category: mice", "category: mice\ndraft: true");
  return folder;
}

const isThere = await postgresAnswers();

describe.each([
  { kind: "embedded", create: () => createEmbedded(), isSkipped: false },
  { kind: "postgres", create: () => createPostgres(), isSkipped: !isThere },
])("content with drafts and dates, $kind", ({ create, isSkipped }) => {
  let release: string;
  let database: TestDatabase;
  let server: TestServer;

  beforeAll(async () => {
    if (isSkipped) return;
    release = releaseWithEntries();
    database = await create();
    const { db, close } = await database.open();
    await importContent(db, loadContent(join(release, "content")), mediaFolder, { today: yesterday });
    await close();
  });
  afterAll(async () => {
    await server?.stop();
    if (release) rmSync(release, { recursive: true, force: true });
  });
  const start = async () => {
    server ??= await startServerOn(database, { PREVIEW_SECRET: secret }, [], release);
    return server;
  };
  const read = async (path: string) => (await start()).fetch("en.localhost", path);

  test.skipIf(isSkipped)("an entry becomes visible on its day, without a manual import", async () => {
    await expect
      .poll(async () => (await read("/cloth-or-hard-pad")).status, { timeout: 60_000, interval: 500 })
      .toBe(200);
    expect((await read("/feed.xml")).body).toContain("cloth-or-hard-pad");
    expect((await read("/sitemap.xml")).body).toContain("cloth-or-hard-pad");
    if (!database.environment.DATABASE_URL) return; // The server has the embedded one open.
    const { db, close } = await database.open();
    expect((await readRevision(db))?.due).toBe(nextYear);
    await close();
  });

  test.skipIf(isSkipped)("drafts and future entries are on no page and in no list or search", async () => {
    for (const path of ["/secret-plan", "/next-year", "/product/facet"])
      expect([path, (await read(path)).status]).toEqual([path, 404]);
    const lists = [
      "/category",
      "/category/mice",
      "/sitemap.xml",
      "/feed.xml",
      "/search?q=facet",
      "/search?q=secret+plan",
    ];
    for (const path of lists) {
      const { status, body } = await read(path);
      expect([path, status]).toEqual([path, 200]);
      expect([path, body.match(/"\/product\/facet"|secret-plan|next-year/)?.[0]]).toEqual([path, undefined]);
    }
  });

  const preview = (path: string, days = 7) => `${path}?preview=${signPreview(secret, path, days)}`;

  test.skipIf(isSkipped)(
    "a preview link shows drafts to its visitors only, and the responses are not cached",
    async () => {
      for (const [path, text] of [
        ["/secret-plan", "Words of Secret plan"],
        ["/next-year", "Words of Next year"],
        ["/product/facet", "Facet"],
      ] as const) {
        const { status, headers, body } = await read(preview(path));
        expect([path, status]).toEqual([path, 200]);
        expect(body).toContain(text);
        expect(headers["cache-control"]).toBe("private, no-store");
        expect(headers["x-robots-tag"]).toContain("noindex");
        expect(headers["referrer-policy"]).toBe("no-referrer");
        expect(headers["content-security-policy"]).toContain("script-src");
        expect((await read(path)).status).toBe(404);
      }
      expect((await read(preview("/category/mice"))).body).toContain('"/product/facet"');
      expect((await (await start()).fetch("de.localhost", preview("/secret-plan"))).body).toContain(
        'lang="de"',
      );
    },
  );

  test.skipIf(isSkipped)("links of other paths, expired links and forged links show nothing", async () => {
    const [, token] = preview("/secret-plan").split("=");
    for (const path of [
      `/next-year?preview=${token}`,
      "/secret-plan?preview=1.2",
      preview("/secret-plan", -1),
    ])
      expect([path, (await read(path)).status]).toEqual([path, 404]);
  });
});
