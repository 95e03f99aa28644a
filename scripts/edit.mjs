import { ensureInstalled, ensureStyledSystem, runUntilStopped } from "./prepare.mjs";

const args = process.argv.slice(2);
ensureInstalled();
if (!args.includes("--help") && !args.includes("-h")) ensureStyledSystem();
runUntilStopped("node", ["tools/edit.ts", ...args]);
