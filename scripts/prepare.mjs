/**
 * Prepares a clone to run, doing only missing steps. No dependencies, because it runs before installation on any
 * Node.js version. Sources are compared by content, because checkouts and copies change modification times.
 */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const bin = join(root, "node_modules", ".bin");

export const environment = { ...process.env, PATH: `${bin}:${process.env.PATH}` };

export function step(message) {
  console.log(`▸ ${message}`);
}

export function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { cwd: root, env: environment, stdio: "inherit", ...options });
  if (status !== 0) process.exit(status ?? 1);
}

/** Runs a program until it ends. Signals that end this process also end the program, so that no server remains. */
export function runUntilStopped(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, env: environment, stdio: "inherit", ...options });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

function timed(message, work) {
  step(message);
  const started = performance.now();
  work();
  step(`${message}: done in ${Math.round((performance.now() - started) / 1000)} s`);
}

const readJson = (path) => JSON.parse(readFileSync(join(root, path), "utf8"));

/** Whether `node_modules` matches the lock file, except for optional packages of other platforms. */
export function isInstalled() {
  // npm writes this file last.
  if (!existsSync(join(root, "node_modules/.package-lock.json"))) return false;
  return Object.entries(readJson("package-lock.json").packages).every(
    ([path, { version, optional = false, link = false }]) => {
      if (path === "" || link) return true;
      const manifest = `${path}/package.json`;
      return existsSync(join(root, manifest)) ? readJson(manifest).version === version : optional;
    },
  );
}

export function ensureInstalled() {
  if (!isInstalled()) {
    // Includes dev dependencies regardless of NODE_ENV. Hides engine warnings, because npm may run on an older
    // Node.js than the one that is installed here.
    timed("Installing dependencies, including Node.js 24", () =>
      run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], {
        stdio: ["inherit", "ignore", "inherit"],
      }),
    );
  }
  if (!existsSync(join(root, "node_modules/node/bin/node"))) {
    console.error(
      "Node.js 24 was not installed, because npm is configured to ignore install scripts. Run `npm rebuild node --ignore-scripts=false`.",
    );
    process.exit(1);
  }
}

/** @returns {string[]} all files below a folder, or the file itself */
function filesOf(path) {
  const entry = statSync(join(root, path), { throwIfNoEntry: false });
  if (!entry) return [];
  return entry.isDirectory()
    ? readdirSync(join(root, path)).flatMap((name) => filesOf(`${path}/${name}`))
    : [path];
}

/** Generated files and folders among the sources: entries of .gitignore without wildcards. */
const written = existsSync(join(root, ".gitignore"))
  ? readFileSync(join(root, ".gitignore"), "utf8")
      .split("\n")
      .filter((line) => /\/./.test(line))
  : [];

const isSource = (path) =>
  !/\.test\.tsx?$|\.gen(?:\.server)?\.ts$/.test(path) &&
  !written.some((beginning) => path.startsWith(beginning));

/** `theme.yaml` and the blocks of the brand, because a build is for one brand. */
const ofBrand = ["styles/theme.gen.ts", "app/blocks/brand.gen"];

/** Ignores tests. @param {string[]} sources files and folders @returns {string} */
export function hashSources(sources) {
  const hash = createHash("sha256");
  for (const path of [...sources.flatMap(filesOf).filter(isSource), ...ofBrand.flatMap(filesOf)].sort())
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update("\0");
  return hash.digest("hex");
}

/** Runs `make` if the sources have changed since the hash in `folder` was written. */
function ensureMade({ folder, sources, make }) {
  const stamp = join(root, folder, ".sources");
  const hash = hashSources(sources);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
  rmSync(stamp, { force: true });
  make();
  // Another command may have generated the theme of another brand meanwhile.
  if (hashSources(sources) === hash) writeFileSync(stamp, hash);
}

export function ensureStyledSystem() {
  run("node", ["build/generated-lists.ts"]);
  ensureMade({
    folder: "styled-system",
    sources: ["styles", "app/blocks", "panda.config.ts", "package-lock.json"],
    make: () =>
      timed("Generating the style functions", () => run("panda", ["codegen", "--clean", "--silent"])),
  });
}

export function ensureSchemas() {
  ensureMade({
    folder: ".vscode/schemas",
    sources: ["app/blocks", "app/validation", "app/site", "app/server/data/import", "tools/content"],
    make: () => run("node", ["tools/content.ts", "schemas"], { stdio: ["inherit", "ignore", "inherit"] }),
  });
}

export function ensureBuilt() {
  ensureStyledSystem();
  ensureMade({
    folder: "dist",
    sources: [
      "app",
      "styles",
      "build",
      "app.config.ts",
      "lingui.config.ts",
      "panda.config.ts",
      "package-lock.json",
    ],
    make: () =>
      timed("Building", () => run("vite", ["build", "--config", "app.config.ts", "--logLevel", "warn"])),
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  ensureStyledSystem();
}
