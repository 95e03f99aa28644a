import { parseCommandLine } from "./command-line.mjs";
import { addressOptions, addressUsage, ensureFreePort } from "./port.mjs";
import {
  ensureInstalled,
  ensureSchemas,
  ensureStyledSystem,
  environment,
  runUntilStopped,
} from "./prepare.mjs";

const name = "npm run dev";
const usage = `npm run dev   start the development server; saved changes appear in open pages within two seconds
${addressUsage}

Settings are environment variables: docs/operations.md.`;

const { values: address } = parseCommandLine({ name, usage, options: addressOptions });
await ensureFreePort(name, address);
ensureInstalled();
ensureStyledSystem();
ensureSchemas();
runUntilStopped(
  "vite",
  [
    "--config",
    "app.config.ts",
    "--configLoader",
    "native",
    "--strictPort",
    "--port",
    address.port,
    "--host",
    address.host,
  ],
  {
    env: {
      APP_ENV: "development",
      LOG_FORMAT: "text",
      ...environment,
      PORT: address.port,
      HOST: address.host,
    },
  },
);
