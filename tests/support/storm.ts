import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { listSubmissions } from "#app/server/domain/submissions/operate-submissions.repo.server.ts";

import type { TestDatabase } from "./database.ts";
import { createFleet, type Fleet } from "./fleet.ts";
import { multipart, pdf, photo, referenceIn, serviceWords } from "./forms.ts";
import { type MailServer, startMailServer } from "./mail-server.ts";
import { fetchFrom } from "./server.ts";

type StormOptions = {
  database: TestDatabase;
  /** Number of posted forms, six at a time; every fourth one has a photo and a receipt. */
  submissions: number;
  /** Number of processes on the database. */
  servers: number;
  /** Number of servers killed with SIGKILL. */
  kills: number;
  /** Breaks all connections to the database, like a restart. */
  breakDatabase?: (() => Promise<void>) | undefined;
  breaks?: number;
};

export type Storm = {
  /** Reference numbers that visitors have received. */
  references: string[];
  mails: MailServer["mails"];
  /** Posts that were sent again, because they got no reference number. */
  repeatedPosts: number;
  /** All log lines of the servers. */
  log: Record<string, unknown>[];
  /** Names in the uploads folder after the last start. */
  leftUploads: string[];
  seconds: number;
};

/** Milliseconds without a server on the mail server's port. */
const mailServerAway = 4_000;

/**
 * Posts forms while, at random moments, servers are killed and restarted, the mail server is unavailable for a while
 * and database connections break. Resolves when each submission has led to a mail to the brand and one to the sender,
 * and no delivery is pending.
 */
export async function storm(options: StormOptions): Promise<Storm> {
  const mailServer = await startMailServer({ delay: () => Math.random() * 40 });
  const fleet = createFleet(options.database, {
    SMTP_URL: mailServer.url,
    MAIL_FROM: "site@brand.example",
    MAIL_TO: "help@brand.example",
    // Each visitor has a different address.
    TRUST_PROXY: "1",
  });
  try {
    return await rage(options, mailServer, fleet);
  } finally {
    fleet.kill();
    await mailServer.stop();
  }
}

async function rage(options: StormOptions, mailServer: MailServer, fleet: Fleet): Promise<Storm> {
  const { database, submissions, kills, breakDatabase, breaks = 0 } = options;
  const started = performance.now();
  const references: string[] = [];
  let repeatedPosts = 0;
  const arrived = () => new Set(mailServer.mails.map(({ headers }) => headers.get("message-id"))).size;
  const progress = () => (references.length + arrived()) / (3 * submissions);

  const post = async (index: number) => {
    for (;;) {
      const ports = fleet.ports();
      const port = ports[Math.floor(Math.random() * ports.length)];
      const reference = port && (await postForm(port, index).catch(() => undefined));
      if (reference) return references.push(reference);
      repeatedPosts += port ? 1 : 0;
      await sleep(50);
    }
  };
  let next = 0;
  const visitor = async () => {
    while (next < submissions) await post(next++);
  };
  const atRandom = async (times: number, act: () => Promise<void>) => {
    const moments = Array.from({ length: times }, () => 0.05 + 0.85 * Math.random()).toSorted();
    for (const moment of moments) {
      while (progress() < moment) await sleep(10);
      await act();
    }
  };

  for (let count = 0; count < options.servers; count += 1) await fleet.start();
  await Promise.all([
    ...Array.from({ length: 6 }, visitor),
    atRandom(kills, fleet.killOne),
    atRandom(breakDatabase ? breaks : 0, async () => breakDatabase?.()),
    atRandom(1, async () => {
      await mailServer.stop();
      await sleep(mailServerAway);
      await mailServer.start();
    }),
  ]);
  while (progress() < 1) await sleep(100);
  await fleet.stop();
  // Claims of killed processes expire after 20 seconds; failed deliveries are retried after a pause.
  while (await anythingWaits(database)) {
    await fleet.start();
    await sleep(3_000);
    await fleet.stop();
  }
  const leftUploads = await uploadsAfterStart(database, fleet);
  const seconds = Math.round((performance.now() - started) / 1_000);
  return { references, mails: mailServer.mails, repeatedPosts, log: fleet.log, leftUploads, seconds };
}

/** The embedded database can be opened only while no server has it open. */
async function anythingWaits(database: TestDatabase): Promise<boolean> {
  const { db, close } = await database.open();
  const waiting = await listSubmissions(db, { state: "pending", limit: 1 });
  await close();
  return waiting.length > 0;
}

/** A start removes the leftovers of killed processes within a second or two. */
async function uploadsAfterStart({ environment }: TestDatabase, fleet: Fleet): Promise<string[]> {
  const folder = join(environment.DATA_DIR, "uploads");
  const names = async () => (existsSync(folder) ? readdir(folder, { recursive: true }) : []);
  await fleet.start();
  for (let tries = 0; tries < 20 && (await names()).length > 0; tries += 1) await sleep(100);
  const left = await names();
  await fleet.stop();
  return left;
}

/** @returns the reference number, if the page shows one */
const postForm = async (port: number, index: number): Promise<string | undefined> =>
  referenceIn(await (index % 4 === 0 ? postService(port, index) : postContact(port, index)));

const addressOf = (index: number) => ({ "x-forwarded-for": `10.0.${index >> 8}.${index & 255}` });

async function postService(port: number, index: number) {
  const words = { ...serviceWords, email: `visitor-${index}@example.org`, fault: `Question ${index}` };
  const files = [await photo("front.jpg"), pdf("receipt.pdf", 500_000)];
  const { type, body } = await multipart(files, words);
  const headers = { "content-type": type, ...addressOf(index) };
  return fetchFrom(port, "ametrin.example", "/service-center", { method: "POST", headers, body });
}

function postContact(port: number, index: number) {
  return fetchFrom(port, "de.ametrin.example", "/help", {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      ...addressOf(index),
    },
    body: new URLSearchParams({
      form: "contact",
      name: "A Visitor",
      email: `visitor-${index}@example.org`,
      message: `Question ${index}`,
    }).toString(),
  });
}
