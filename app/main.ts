/** The production process: `node dist/server/main.js`. */
import { printFailure } from "./server/ops/setup-error.ts";

// Before React is loaded: without it, its slower half for developers would be.
process.env["NODE_ENV"] ??= "production";
const { runServer } = await import("./run-server.ts");
await runServer().catch((error: unknown) => {
  printFailure(error);
  process.exit(1);
});
