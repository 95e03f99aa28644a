/**
 * Performs the walkthrough of docs/your-brand.md for a maker of bicycles on a copy of the project, in which no trace of
 * the demo may be left.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { projectRoot } from "#app/server/ops/project-root.server.ts";

import { equip } from "../support/bicycles.ts";
import { perform, readSteps } from "../support/contributing.ts";
import { copyProject } from "../support/copy-project.ts";
import { crawl, type Found } from "../support/crawl.ts";
import { createEmbedded } from "../support/database.ts";
import { demoNames, demoWords } from "../support/demo-words.ts";
import { contactWords, postWords } from "../support/forms.ts";
import { type MailServer, startMailServer } from "../support/mail-server.ts";
import { lookAtPages } from "../support/pdf.ts";
import { readBody, readHeader } from "../support/read-mail.ts";
import { startServerOn, type TestServer } from "../support/server.ts";
import { newsletterWords, pathIn } from "../support/subscriptions.ts";

const hosts = ["velora.example", "en.velora.example", "en-gb.velora.example"];
const brand = mkdtempSync(join(tmpdir(), "brand-"));

let software: string;
let before: string;
let server: TestServer;
let mailServer: MailServer;
let found: Found[];

/** @throws with the output of the script */
function run(script: string, ...args: string[]) {
  // The tests' own NODE_ENV would create a development build.
  const env = { ...process.env, NODE_ENV: "production", CONTENT_DIR: brand };
  const options = { cwd: software, encoding: "utf8", env } as const;
  const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", script, "--", ...args], options);
  if (status !== 0) throw new Error(`${script} ${args.join(" ")} ended with ${status}:\n${stdout}${stderr}`);
}

function check() {
  run("content", "check");
  run("i18n", "check");
}

/** Hashes all files that Git does not ignore. */
function hashSoftware(): string {
  const ignored =
    /^(?:node_modules|dist|styled-system|styles\/fonts|app\/blocks\/brand\.gen|\.vscode|\.cache|\.tanstack)\//;
  const made = /^(?:styles\/theme\.gen\.ts|app\/features\/stores\/map\/world-(?:data|lines|picture)\.\w+)$/;
  const hash = createHash("sha256");
  const files = readdirSync(software, { recursive: true, encoding: "utf8" }).filter(
    (path) => !ignored.test(`${path}/`) && !made.test(path) && statSync(join(software, path)).isFile(),
  );
  for (const path of files.toSorted()) hash.update(path).update(readFileSync(join(software, path)));
  return hash.digest("hex");
}

beforeAll(async () => {
  software = copyProject();
  before = hashSoftware();
  const minutes: Record<string, number> = {};
  const timed = async (name: string, work: () => unknown) => {
    const start = performance.now();
    await work();
    minutes[name] = Math.round((performance.now() - start) / 6000) / 10;
  };
  await timed("create", () => {
    run("create", brand, "--name", "Velora", "--sites", "fr:EUR,en:EUR,en-GB", "--color", "#0b5d8a");
    check();
  });
  for (const step of readSteps(readFileSync(join(projectRoot, "docs/your-brand.md"), "utf8")))
    perform(step, brand);
  equip(brand);
  await timed("build", () => run("build"));
  await timed("checks", check);
  mailServer = await startMailServer();
  const settings = {
    CONTENT_DIR: brand,
    SMTP_URL: mailServer.url,
    MAIL_FROM: "site@velora.example",
    MAIL_TO: "hello@velora.example",
  };
  await timed("start", async () => {
    server = await startServerOn(await createEmbedded(), settings, [], software);
  });
  await timed("crawl", async () => {
    found = await crawl(server.port, hosts);
  });
  console.log(`Minutes: ${JSON.stringify(minutes)}; ${found.length} addresses`);
}, 7_200_000);

afterAll(async () => {
  await server?.stop();
  await mailServer?.stop();
  for (const folder of [software, brand]) rmSync(folder, { recursive: true, force: true });
});

/** Single names of the demo are also common words, so they are searched for only in visible texts. */
const names = new RegExp(demoNames.map((name) => `\\b${name}\\b`).join("|"), "g");

const ofDemo = (place: string, text: string, looked = demoWords) =>
  [...new Set(text.replaceAll(shapeOfMarks, "").match(looked))].map((word) => `${place}: ${word}`);

/** Marks of awards have six shapes, in every brand. */
const shapeOfMarks = /\bhexagon(?=[`"']?[,:}])/g;

test("no file of the software is touched", () => {
  expect(hashSoftware()).toBe(before);
});

test("every page, style, script and document is found, and none has a word, color or font of the demo", () => {
  const kinds = new Set(found.map(({ type }) => type));
  expect([...kinds]).toEqual(
    expect.arrayContaining([
      "text/html",
      "text/css",
      "text/javascript",
      "application/pdf",
      "application/xml",
    ]),
  );
  expect(found.filter(({ type }) => type === "text/html").length).toBeGreaterThan(60);
  expect(found.filter(({ status }) => status >= 400).map(({ address }) => address)).toEqual([]);
  expect(found.flatMap(({ address, text }) => ofDemo(address, text))).toEqual([]);
  const pages = found.filter(({ type }) => type === "text/html");
  const shown = (html: string) => html.replaceAll(/<(script|style)\b[^]*?<\/\1>|<[^>]*>/g, " ");
  expect(pages.flatMap(({ address, text }) => ofDemo(address, shown(text), names))).toEqual([]);
});

test("no file for browsers has a word, color or font of the demo, even if no page links to it", () => {
  const files = globSync("dist/client/**/*.{js,css,json,svg,html,txt}", { cwd: software });
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap((file) => ofDemo(file, readFileSync(join(software, file), "utf8")))).toEqual([]);
});

test("fonts are those of the brand", () => {
  const fonts = found.map(({ address }) => address).filter((address) => address.endsWith(".woff2"));
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.filter((address) => !/roboto/i.test(address))).toEqual([]);
});

test("the printed catalogs are in the language and currency of their sites", async () => {
  const catalogs = found.filter(({ type }) => type === "application/pdf");
  expect(catalogs).toHaveLength(hosts.length);
  for (const { address, bytes, text } of catalogs) {
    const pages = await lookAtPages(bytes);
    const printed = pages.map((page) => page.text).join(" ");
    expect(printed).toContain(address.includes("//velora") ? "Vélos de ville" : "City bicycles");
    expect(printed).toContain(address.includes("en-gb") ? "£" : "€");
    expect([...ofDemo(address, printed), ...ofDemo(address, printed, names)]).toEqual([]);
    expect(text.match(/\/BaseFont \/\S+/g)?.filter((font) => !/Roboto|Noto/.test(font))).toEqual([]);
  }
});

test("mails have no words and names of the demo", async () => {
  for (const host of hosts) {
    await postWords(server.fetch, "/contacts", contactWords, { host });
    await postWords(
      server.fetch,
      "/subscription",
      { ...newsletterWords, email: `${host}@example.org` },
      { host },
    );
  }
  // Per site: to the brand, to the visitor, and the confirmation of the newsletter.
  await expect.poll(() => mailServer.mails.length).toBe(3 * hosts.length);
  const asked = mailServer.mails.filter((mail) => readHeader(mail, "message-id").includes(".opt-in@"));
  for (const mail of asked)
    await postWords(server.fetch, pathIn(mail), { action: "confirm" }, { host: hosts[0]! });
  await expect.poll(() => mailServer.mails.length).toBeGreaterThanOrEqual(4 * hosts.length);
  for (const mail of mailServer.mails) {
    const text = `${[...mail.headers.values()].join("\n")}\n${readHeader(mail, "subject")}\n${readBody(mail)}`;
    expect([...ofDemo("mail", text), ...ofDemo("mail", text, names)]).toEqual([]);
  }
});

test("the brand's own block is on its page, with its style", () => {
  const page = found.find(({ address }) => address.endsWith("en-gb.velora.example/riders"));
  expect(page?.text).toMatch(/<blockquote class="quote">It still rides as on its first day\.<\/blockquote>/);
  expect(found.some(({ text }) => /\.quote\{[^}]*font-style:italic/.test(text))).toBe(true);
});

test("one language has two sites with their currencies", () => {
  const priceOf = (host: string) =>
    /"price":"?([\d.]+)"?,"priceCurrency":"([A-Z]+)"|"priceCurrency":"([A-Z]+)"/.exec(
      found.find(({ address }) => address === `https://${host}/product/aska`)!.text,
    )![0];
  expect(hosts.map((host) => /[A-Z]{3}/.exec(priceOf(host))![0])).toEqual(["EUR", "EUR", "GBP"]);
});
