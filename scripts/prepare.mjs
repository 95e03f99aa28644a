/**
 * Brings a clone into a state that can run, and does only what is missing. Plain JavaScript without
 * dependencies: it runs before anything is installed, on whatever Node.js the machine has.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const bin = join(root, "node_modules", ".bin");

/** Environment in which `node` and every tool are those of the project. */
export const environment = { ...process.env, PATH: `${bin}:${process.env.PATH}` };

export function step(message) {
  console.log(`\n▸ ${message}`);
}

/** Runs a tool of the project and ends this process when it fails. */
export function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { cwd: root, env: environment, stdio: "inherit", ...options });
  if (status !== 0) process.exit(status ?? 1);
}

const modified = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0);

function newest(path) {
  if (!existsSync(path)) return 0;
  if (!statSync(path).isDirectory()) return modified(path);
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

export function ensureInstalled() {
  const lock = modified(join(root, "package-lock.json"));
  if (modified(join(root, "node_modules/.package-lock.json")) < lock) {
    step("Installing dependencies (Node.js 24 is one of them)");
    // The build's tools are wanted whatever NODE_ENV says.
    run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"]);
  }
  if (!existsSync(join(root, "node_modules/node/bin/node"))) {
    console.error(
      "Node.js 24 was not installed, because npm was told to ignore install scripts. Run `npm rebuild node --ignore-scripts=false`.",
    );
    process.exit(1);
  }
}

export function ensureStyledSystem() {
  const sources = Math.max(newest(join(root, "styles")), modified(join(root, "panda.config.ts")));
  if (modified(join(root, "styled-system/recipes/index.mjs")) >= sources) return;
  step("Generating the style functions");
  run("panda", ["codegen", "--clean", "--silent"]);
}

export function ensureBuilt() {
  ensureStyledSystem();
  const sources = [
    "app",
    "styles",
    "app.config.ts",
    "lingui.config.ts",
    "panda.config.ts",
    "package-lock.json",
  ];
  const newestSource = Math.max(...sources.map((path) => newest(join(root, path))));
  if (modified(join(root, "dist/server/main.js")) > newestSource) return;
  step("Building");
  run("vite", ["build", "--config", "app.config.ts", "--logLevel", "warn"]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  ensureStyledSystem();
}
