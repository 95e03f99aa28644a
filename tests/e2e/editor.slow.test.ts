/** `npm run edit` in a browser: the steps of a person without Git, and the resulting files. */
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { chromium, type Browser, type Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, inject, test } from "vitest";

import { contentFolder } from "#app/server/ops/project-root.server.ts";

import { createEditServer } from "../../tools/edit/edit-server.ts";
import { finished, startScript } from "../support/process.ts";
import { sitePort } from "../support/site-port.ts";

const folder = mkdtempSync(join(tmpdir(), "site-editor-"));
const content = (path: string) => readFileSync(join(folder, path), "utf8");
const server = createEditServer({
  contentFolder: folder,
  branch: "editing",
  sites: [{ name: "English", origin: `http://en.localhost:${sitePort}` }],
});
let browser: Browser;
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
  cpSync(contentFolder, folder, { recursive: true });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  browser = await chromium.connect(inject("browserEndpoint"));
  page = await browser.newPage({ viewport: { width: 1400, height: 1000 } });
  page.setDefaultTimeout(60_000);
  page.on("pageerror", ({ message }) => complaints.push(message));
  // The editor checks for a newer version.
  page.on(
    "console",
    (line) => line.type() === "error" && !/unpkg|422/.test(line.text()) && complaints.push(line.text()),
  );
});
afterAll(async () => {
  await browser?.close();
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

const open = async (path: string) => {
  await page.goto("about:blank");
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/cms#/${path}`);
};
const save = () => page.getByRole("button", { name: "Save", exact: true }).first().click();
const newLines = (path: string) => {
  const known = new Set(readFileSync(join(contentFolder, path), "utf8").split("\n"));
  return content(path)
    .split("\n")
    .filter((line) => !known.has(line));
};

test("a changed headline changes nothing else in its file", async () => {
  await open("collections/pages/entries/faq");
  await page.getByRole("textbox", { name: "Title" }).first().fill("Asked and answered");
  await save();
  await expect.poll(() => newLines("pages/faq.yaml")).toEqual(["title: Asked and answered"]);
});

test("a product becomes a draft", async () => {
  await open("collections/products/entries/basalt");
  await page.getByRole("switch", { name: "Draft" }).first().click();
  await save();
  await expect.poll(() => newLines("products/basalt.yaml")).toEqual(["draft: true"]);
});

test("a picture is uploaded and replaces another", async () => {
  const path = "pages/warranty.yaml";
  await open("collections/pages/entries/warranty");
  const image = page.locator("section").filter({ has: page.getByText("Image", { exact: true }) });
  await image.getByLabel("Expand").first().click();
  await page.getByRole("button", { name: "Replace" }).first().click();
  const dialog = page.getByRole("dialog");
  const chooser = page.waitForEvent("filechooser");
  await dialog.getByRole("button", { name: "Upload" }).click();
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#735" } })
    .webp()
    .toBuffer();
  await (await chooser).setFiles({ name: "A New Picture.webp", mimeType: "image/webp", buffer: picture });
  await dialog.getByRole("button", { name: "Insert" }).click();
  await dialog.waitFor({ state: "hidden" });
  await save();
  await expect.poll(() => newLines(path)).toEqual(["  src: a-new-picture.webp"]);
  expect(existsSync(join(folder, "media/a-new-picture.webp"))).toBe(true);
});

test("the editor reports no error", () => {
  expect(complaints).toEqual([]);
});

async function freePort(): Promise<string> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return String(port);
}

const answers = (port: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(Number(port), "127.0.0.1");
    socket.on("connect", () => resolve(true)).on("error", () => resolve(false));
    socket.on("connect", () => socket.destroy());
  });

test("a signal that stops the editor also stops its development server", async () => {
  const [port, pagePort] = [await freePort(), await freePort()];
  const data = mkdtempSync(join(tmpdir(), "site-editor-data-"));
  const editor = startScript(["scripts/edit.mjs", "--port", port, "--site-port", pagePort], {
    DATA_DIR: data,
  });
  const ended = finished(editor);
  try {
    await expect.poll(() => answers(pagePort), { timeout: 120_000 }).toBe(true);
    editor.kill("SIGTERM");
    await ended;
    expect([await answers(port), await answers(pagePort)]).toEqual([false, false]);
  } finally {
    editor.kill("SIGKILL");
    rmSync(data, { recursive: true, force: true });
  }
});
