/** A subscription survives `kill -9` between any two of its steps, and each mail has one Message-ID. */
import { setTimeout as sleep } from "node:timers/promises";

import { eq } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";

import { importContent } from "#app/server/data/import/import-content.repo.server.ts";
import { loadContent } from "#app/server/data/import/load-content.server.ts";
import { productVariant } from "#app/server/data/database/schema.ts";
import { listSubmissions } from "#app/server/domain/submissions/operate-submissions.repo.server.ts";
import { mediaFolder } from "#app/server/ops/project-root.server.ts";
import { kept } from "#tests/support/content-on-postgres.ts";
import {
  createContentDatabase,
  createPostgresWithContent,
  postgresAnswers,
  type TestDatabase,
} from "#tests/support/database.ts";
import { postWords } from "#tests/support/forms.ts";
import { mainText } from "#tests/support/html.ts";
import { type MailServer, startMailServer } from "#tests/support/mail-server.ts";
import { readHeader } from "#tests/support/read-mail.ts";
import { startServerOn, type TestServer } from "#tests/support/server.ts";
import { newsletterWords, oneClickBody, pathIn, stockWords } from "#tests/support/subscriptions.ts";

const hasPostgres = await postgresAnswers();
const host = "en.localhost";

/** Milliseconds between a mail's arrival and the mail server's response, during which the server is killed. */
const delay = 500;

const idsOf = ({ mails }: MailServer, mail: string) =>
  mails.map((received) => readHeader(received, "message-id")).filter((id) => id.includes(`.${mail}@`));

describe.each([
  ["the embedded database", createContentDatabase, true],
  ["PostgreSQL", createPostgresWithContent, hasPostgres],
] as const)("on %s", (_name, create, isAvailable) => {
  test.skipIf(!isAvailable)(
    "no mail is lost, and a repeated mail has the same id",
    { timeout: 900_000 },
    async () => {
      const database = await create();
      const mailServer = await startMailServer({ delay: () => delay });
      let server: TestServer | undefined;
      onTestFinished(async () => {
        server?.process.kill("SIGKILL");
        await mailServer.stop();
        await database.remove();
      });
      await change(database, ({ db }) =>
        db
          .update(productVariant)
          .set({ inStock: false })
          .where(eq(productVariant.product, stockWords.product)),
      );

      const start = async () => {
        server = await startServerOn(kept(database), {
          SMTP_URL: mailServer.url,
          MAIL_FROM: "site@brand.example",
          MAIL_TO: "help@brand.example",
          SUBMISSIONS_PER_HOUR: "1000",
        });
        return server;
      };
      const kill = async () => {
        const { process } = server!;
        const ended = new Promise((resolve) => process.once("exit", resolve));
        process.kill("SIGKILL");
        await ended;
      };
      const post = (path: string, fields: Record<string, string>) =>
        postWords(server!.fetch, path, fields, { host });
      /** Kills the server before it records that a mail was accepted, until the mail has been sent again. */
      const killDuring = async (mail: string, count: number) => {
        await expect.poll(() => idsOf(mailServer, mail).length, { timeout: 120_000 }).toBe(count);
        await kill();
        await start();
        await expect.poll(() => idsOf(mailServer, mail).length, { timeout: 120_000 }).toBeGreaterThan(count);
      };
      const mailOf = (mail: string, index = 0) =>
        mailServer.mails.filter((received) => readHeader(received, "message-id").includes(`.${mail}@`))[
          index
        ]!;

      // Stored; killed before or while the mail is sent.
      const first = await start();
      const stockPage = await first.fetch(host, `/product/${stockWords.product}`);
      const variant = /name="variant" value="([^"]*)"/.exec(stockPage.body)![1]!;
      expect((await post("/subscription", { ...stockWords, variant })).status).toBe(200);
      await kill();
      await start();
      await killDuring("opt-in", Math.max(1, idsOf(mailServer, "opt-in").length));
      expect(new Set(idsOf(mailServer, "opt-in")).size).toBe(1);

      // Confirmed through the mail that was never recorded as sent; killed during the response.
      const stockPath = pathIn(mailOf("opt-in"));
      const pressed = post(stockPath, { action: "confirm" }).catch(() => undefined);
      await sleep(20);
      await kill();
      await pressed;
      await start();
      const opened = mainText(await server!.fetch(host, stockPath));
      expect(opened).toMatch(/Confirm your subscription|You are subscribed/);
      expect(mainText(await post(stockPath, { action: "confirm" }))).toContain("You are subscribed");
      await kill();

      // Back in stock; no server is running during the import.
      await change(database, ({ db }) => importContent(db, loadContent(), mediaFolder, { force: true }));
      await start();
      await killDuring("back-in-stock", 1);
      expect(new Set(idsOf(mailServer, "back-in-stock")).size).toBe(1);

      // The newsletter: killed after the confirmation and after the end.
      await post("/subscription", newsletterWords);
      await expect.poll(() => new Set(idsOf(mailServer, "opt-in")).size, { timeout: 120_000 }).toBe(2);
      const path = pathIn(mailServer.mails.at(-1)!);
      await post(path, { action: "confirm" });
      await kill();
      await start();
      await killDuring("welcome", Math.max(1, idsOf(mailServer, "welcome").length));
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      await server!.fetch(host, path, { method: "POST", headers, body: oneClickBody });
      await kill();
      await start();
      expect(mainText(await server!.fetch(host, path))).toContain("You are unsubscribed");
      await sleep(3_000);
      await server!.stop();

      expect(new Set(mailServer.mails.map((mail) => readHeader(mail, "message-id"))).size).toBe(4);
      await change(database, async ({ db }) => {
        const rows = await listSubmissions(db, { limit: 10 });
        const pending = rows
          .flatMap(({ deliveries }) => deliveries)
          .filter(({ state }) => state === "pending");
        expect(pending.filter(({ target }) => target !== "back-in-stock")).toEqual([]);
        expect(rows.find(({ data }) => data.topic !== "stock")).toMatchObject({ data: {} });
        console.log(`${mailServer.mails.length} mails transferred, 4 of them different`);
      });
    },
  );
});

async function change(
  database: TestDatabase,
  work: (handle: Awaited<ReturnType<TestDatabase["open"]>>) => Promise<unknown>,
) {
  const handle = await database.open();
  try {
    await work(handle);
  } finally {
    await handle.close();
  }
}
