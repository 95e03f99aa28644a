/** `npm run edit`: the content editor with the development server. See `usage`. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { parse } from "yaml";
import * as v from "valibot";

import { sitesFile } from "#app/server/data/import/site.schema.ts";
import { contentFolder, projectRoot } from "#app/server/ops/project-root.server.ts";

import { parseCommandLine, reject } from "../scripts/command-line.mjs";
import { ensureFreePort } from "../scripts/port.mjs";
import { createEditServer } from "./edit/edit-server.ts";

const name = "npm run edit";
const usage = `npm run edit   start the content editor: a form for every entry of content/, with a preview of the page; drafts are shown
  --port 3100         port of the editor, which only this machine can open
  --site-port 3000    port of the development server, which starts with the editor
  --branch editing    branch of origin to which Publish pushes changes

Saved changes are written to the files immediately: docs/editing.md.`;

const { values } = parseCommandLine({
  name,
  usage,
  options: {
    port: { type: "string", default: "3100" },
    "site-port": { type: "string", default: "3000" },
    branch: { type: "string", default: "editing" },
  },
});
const host = "127.0.0.1";
const { port, "site-port": sitePort, branch } = values;
await ensureFreePort(name, { port, host });
if (!/^[\w][\w./-]*$/.test(branch)) reject(name, "--branch requires a valid branch name");
if (port === sitePort) reject(name, "--port and --site-port must be different");

const { sites } = v.parse(sitesFile, parse(readFileSync(join(contentFolder, "sites.yaml"), "utf8")));
const server = createEditServer({
  contentFolder,
  branch,
  sites: sites.flatMap(({ code, name: label, localHosts: [local] }) =>
    local ? [{ name: `${label} (${code})`, origin: `http://${local}:${sitePort}` }] : [],
  ),
});
server.listen(Number(port), host);
await once(server, "listening");

const development = spawn("node", ["scripts/dev.mjs", "--port", sitePort, "--host", host], {
  cwd: projectRoot,
  env: { ...process.env, DRAFTS: "show" },
  stdio: "inherit",
});
const stop = () => {
  server.close();
  server.closeAllConnections();
  development.kill();
};
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);
development.on("exit", (code) => {
  stop();
  process.exitCode = code ?? 0;
});
console.log(`\nEditor: http://localhost:${port}\n`);
