/** Releases content with a new picture to two running servers, while a client reads through their proxy. */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { mediaFolder } from "#app/server/ops/project-root.server.ts";
import { type ContentCopy, copyContent } from "#tests/support/content.ts";
import { kept } from "#tests/support/content-on-postgres.ts";
import { createPostgresWithContent, postgresAnswers, type TestDatabase } from "#tests/support/database.ts";
import { runScript } from "#tests/support/process.ts";
import { startRoundRobin } from "#tests/support/round-robin.ts";
import { fetchFrom, startServerOn, type TestServer } from "#tests/support/server.ts";

const host = "de.ametrin.example";
const possible = await postgresAnswers();

describe.skipIf(!possible)("content released beside two servers", () => {
  const store = mkdtempSync(join(tmpdir(), "site-store-"));
  let copy: ContentCopy;
  let database: TestDatabase;
  let servers: TestServer[];
  let proxy: Awaited<ReturnType<typeof startRoundRobin>>;

  beforeAll(async () => {
    copy = copyContent();
    cpSync(mediaFolder, join(copy.folder, "media"), { recursive: true });
    database = await createPostgresWithContent();
    const environment = { CONTENT_DIR: join(store, "current") };
    servers = await Promise.all([
      startServerOn(kept(database), environment),
      startServerOn(kept(database), environment),
    ]);
    proxy = await startRoundRobin(servers.map(({ port }) => port));
    await release();
  });
  afterAll(async () => {
    await proxy?.stop();
    await Promise.all(servers.map((server) => server.stop()));
    await database.remove();
    copy.remove();
    rmSync(store, { recursive: true, force: true });
  });

  const fetch = (path: string) => fetchFrom(proxy.port, host, path);
  const picturesIn = (html: string) => [
    ...new Set(Array.from(html.matchAll(/\/media\/(?:320\/)?(?!\d+\/)[\w./-]+/g), ([path]) => path)),
  ];
  async function release() {
    const { code, output } = await runScript(
      ["tools/content.ts", "release", "--from", copy.folder, "--to", store],
      { ...database.environment },
    );
    expect([code, output]).toEqual([0, expect.stringMatching(/^Importing[^]*Imported as revision \d+\.\n$/)]);
  }
  async function paint(color: string) {
    const create = { width: 1_200, height: 800, channels: 3 as const, background: color };
    await sharp({ create }).webp().toFile(join(copy.folder, "media/scenes/released.webp"));
  }
  /** Waits until all servers show the same picture and it differs from the previous one. @returns the picture */
  async function shownInstead(before: string | undefined): Promise<string> {
    const ofAll = async () => {
      const pages = await Promise.all(servers.map((server) => server.fetch(host, "/warranty")));
      return new Set(
        pages.map(({ body }) =>
          picturesIn(body).find((path) => path.startsWith("/media/320/scenes/released.")),
        ),
      );
    };
    await expect
      .poll(async () => {
        const shown = await ofAll();
        return shown.size === 1 && ![...shown].includes(undefined) && ![...shown].includes(before);
      })
      .toBe(true);
    return [...(await ofAll())][0]!;
  }

  test("every picture of a page exists, and former pictures are still served", async () => {
    const end = new AbortController();
    const answers = new Map<string, number[]>();
    const read = async (path: string) => {
      const answer = await fetch(path);
      answers.set(path, [...(answers.get(path) ?? []), answer.status]);
      return answer.body;
    };
    const reader = (async () => {
      while (!end.signal.aborted) for (const path of picturesIn(await read("/warranty"))) await read(path);
    })();

    const shown: string[] = [];
    await paint("#208040");
    copy.edit("pages/warranty.yaml", /src: scenes\/drop-test\.webp/g, "src: scenes/released.webp");
    for (const color of ["#802040", "#204080"]) {
      await release();
      shown.push(await shownInstead(shown.at(-1)));
      // Another picture under the same file name.
      await paint(color);
    }
    end.abort();
    await reader;

    expect(
      [...answers]
        .flatMap(([path, statuses]) => statuses.map((status) => `${status} ${path}`))
        .filter((line) => !line.startsWith("200 ")),
    ).toEqual([]);
    expect(answers.get("/warranty")!.length).toBeGreaterThan(5);
    expect(new Set(shown).size).toBe(2);
    for (const path of shown) expect([path, answers.has(path)]).toEqual([path, true]);
    for (const path of shown) expect([path, (await fetch(path)).status]).toEqual([path, 200]);
    expect((await fetch("/media/320/scenes/drop-test.webp")).status).toBe(200);
  });

  test("a folder with a mistake changes nothing", async () => {
    copy.edit("pages/warranty.yaml", /src: scenes\/released\.webp/, "src: scenes/forgotten.webp");
    const { code, output } = await runScript(
      ["tools/content.ts", "release", "--from", copy.folder, "--to", store],
      { ...database.environment },
    );
    expect([code, output]).toEqual([1, expect.stringContaining("no file media/scenes/forgotten.webp")]);
    expect((await fetch("/warranty")).body).toContain("/media/320/scenes/released.");
  });
});
