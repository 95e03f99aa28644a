import { ensureInstalled, ensureStyledSystem, run } from "./prepare.mjs";

const args = process.argv.slice(2);
ensureInstalled();
if (!args.includes("--help") && !args.includes("-h")) ensureStyledSystem();
run("node", ["tools/edit.ts", ...args]);
