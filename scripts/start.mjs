/** `npm start`: installs what is missing, builds what is stale, then serves. */
import { spawn } from "node:child_process";

import { ensureBuilt, ensureInstalled, environment, root, step } from "./prepare.mjs";
import { allocation, nodeOptions } from "./server-process.mjs";

ensureInstalled();
ensureBuilt();
step("Starting (the first start creates the database, about 5 seconds)");

const server = spawn("node", [...nodeOptions, "dist/server/main.js"], {
  cwd: root,
  // React has a build of its own for development, which is the one it takes otherwise.
  env: { NODE_ENV: "production", ...allocation, ...environment },
  stdio: "inherit",
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
