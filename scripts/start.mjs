/** `npm start`: installs what is missing, builds what is stale, then serves. */
import { spawn } from "node:child_process";

import { ensureBuilt, ensureInstalled, environment, root, step } from "./prepare.mjs";

ensureInstalled();
ensureBuilt();
step("Starting (the first start creates the database, about 5 seconds)");

const server = spawn("node", ["dist/server/main.js"], { cwd: root, env: environment, stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
