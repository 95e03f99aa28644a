import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { projectRoot } from "#app/server/ops/project-root.server.ts";
import { runScript } from "#tests/support/process.ts";

const { scripts } = JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8")) as {
  scripts: Record<string, string>;
};
const own = Object.entries(scripts).flatMap(([name, command]) => {
  const [, file] = /^node (\S+)$/.exec(command) ?? [];
  return file ? [{ name, file }] : [];
});

describe("commands", () => {
  test("all that are not a tool's are found", () => {
    expect(own.length).toBeGreaterThan(12);
  });

  test.concurrent.each(own)("npm run $name prints its help and does nothing else", async ({ name, file }) => {
    const { code, output } = await runScript([file, "--help"]);
    expect(output.length).toBeGreaterThan(60);
    expect(output).not.toMatch(/^\s+at |▸/m);
    expect([name, code]).toEqual([name, 0]);
  });

  test.concurrent.each([
    [
      "scripts/start.mjs",
      ["--colour"],
      /^npm start: unknown option '--colour'\. Help: npm start -- --help\n$/,
    ],
    ["scripts/start.mjs", ["en"], /^npm start: unknown argument en\. Help: .*\n$/],
    [
      "scripts/start.mjs",
      ["--port", "many"],
      /^npm start: port many: expected a number from 0 to 65535\..*\n$/,
    ],
    ["scripts/check.mjs", ["typos"], /^npm run check: unknown check typos, expected one of format, .*\n$/],
    ["tools/content.ts", ["chek"], /^npm run content: unknown command chek, expected one of check, .*\n$/],
  ])("%s %j is rejected in one line", async (file, args, line) => {
    const { code, output } = await runScript([file, ...args]);
    expect(output).toMatch(line);
    expect(code).toBe(1);
  });

  test.each(["start", "dev"])("npm run %s ends at once on a port that is in use", async (name) => {
    const server = createServer();
    const port = await new Promise<number>((resolve) => {
      server.listen(0, "127.0.0.1", () => resolve((server.address() as { port: number }).port));
    });
    try {
      const { code, output } = await runScript([`scripts/${name}.mjs`], {
        PORT: String(port),
        HOST: "127.0.0.1",
      });
      expect(output).toMatch(new RegExp(`^npm (?:run dev|start): port ${port} is in use\\..*\\n$`));
      expect(code).toBe(1);
    } finally {
      server.close();
    }
  });
});
