/** `npm run dev` in a folder without generated files, as after a clone. */
import { rmSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";

import { expect, onTestFinished, test } from "vitest";

import { copyProject } from "../support/copy-project.ts";
import { finished, startScript } from "../support/process.ts";
import { fetchFrom } from "../support/server.ts";
import { sites } from "../support/sites.ts";

const host = "en.localhost";

test("the development server serves a page with styles and scripts, prints its sites and reports a port in use", async () => {
  const folder = copyProject();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const port = await freePort();
  const environment = { PORT: String(port), HOST: "127.0.0.1" };
  const start = () => startScript(["scripts/dev.mjs"], environment, folder);

  const child = start();
  const ended = finished(child);
  onTestFinished(async () => {
    child.kill("SIGTERM");
    await ended;
  });
  const page = await untilAnswered(port, "/about");
  expect(page.body).toContain("<h1");

  const addresses = [...page.body.matchAll(/<(?:link|script)\b[^>]*\b(?:href|src)="(\/[^"]+)"/g)]
    .filter(([tag]) => /rel="(?:stylesheet|modulepreload)"|^<script/.test(tag))
    .map(([, address]) => address!.replaceAll("&amp;", "&"));
  expect(addresses.filter((address) => address.includes(".css")).length).toBeGreaterThan(0);
  for (const address of addresses)
    expect([address, (await fetchFrom(port, host, address)).status]).toEqual([address, 200]);

  const second = await finished(start());
  expect([second.code, second.output.trim().split("\n").length]).toEqual([1, 1]);
  expect(second.output).toContain(`port ${port} is in use`);

  child.kill("SIGTERM");
  const { output } = await ended;
  for (const { code } of sites) expect(output).toContain(`http://${code}.localhost:${port}`);
});

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer();
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Waits for the port, which is opened after styles and messages are generated. */
async function untilAnswered(port: number, path: string) {
  const until = Date.now() + 120_000;
  for (;;) {
    try {
      const answer = await fetchFrom(port, host, path);
      expect(answer.status).toBe(200);
      return answer;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ECONNREFUSED" || Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}
