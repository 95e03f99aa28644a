import { printFailure } from "./server/ops/setup-error.ts";

// Set before React is imported, which otherwise loads its development build.
process.env["NODE_ENV"] ??= "production";
const { runServer } = await import("./run-server.ts");
await runServer().catch((error: unknown) => {
  printFailure(error);
  process.exit(1);
});
