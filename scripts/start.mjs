import { parseCommandLine } from "./command-line.mjs";
import { addressOptions, addressUsage, ensureFreePort } from "./port.mjs";
import { ensureBuilt, ensureInstalled, environment, runUntilStopped, step } from "./prepare.mjs";
import { allocation, nodeOptions } from "./server-process.mjs";

const name = "npm start";
const usage = `npm start   install missing dependencies, build if sources have changed, and serve the built site
${addressUsage}

Settings are environment variables: docs/operations.md.`;

const { values: address } = parseCommandLine({ name, usage, options: addressOptions });
await ensureFreePort(name, address);
ensureInstalled();
ensureBuilt();
step("Starting (the first start creates the database, about 5 seconds)");

runUntilStopped("node", [...nodeOptions, "dist/server/main.js"], {
  // Otherwise React uses its development build.
  env: {
    NODE_ENV: "production",
    ...allocation,
    ...environment,
    PORT: address.port,
    HOST: address.host,
  },
});
