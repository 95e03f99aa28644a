/**
 * Brings a clone into a state that can run, and does only what is missing. Plain JavaScript without
 * dependencies: it runs before anything is installed, on whatever Node.js the machine has.
 *
 * What is there is compared by content: a checkout or a copy changes times of files, and nothing else.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const bin = join(root, "node_modules", ".bin");

/** Environment in which `node` and every tool are those of the project. */
export const environment = { ...process.env, PATH: `${bin}:${process.env.PATH}` };

export function step(message) {
  console.log(`▸ ${message}`);
}

/** Runs a tool of the project and ends this process when it fails. */
export function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { cwd: root, env: environment, stdio: "inherit", ...options });
  if (status !== 0) process.exit(status ?? 1);
}

/** Does what takes long, and says how long it took. */
function timed(message, work) {
  step(message);
  const started = performance.now();
  work();
  step(`${message}: done in ${Math.round((performance.now() - started) / 1000)} s`);
}

const readJson = (path) => JSON.parse(readFileSync(join(root, path), "utf8"));

/** Whether `node_modules` holds what the lock file names, but for what is optional and of another platform. */
export function isInstalled() {
  // npm writes it when everything else is there.
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
    // The build's tools are wanted whatever NODE_ENV says. Warnings would be of packages that want a newer Node.js than
    // the one that npm runs on; they run on the one that is installed here.
    timed("Installing dependencies (Node.js 24 is one of them)", () =>
      run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], {
        stdio: ["inherit", "ignore", "inherit"],
      }),
    );
  }
  if (!existsSync(join(root, "node_modules/node/bin/node"))) {
    console.error(
      "Node.js 24 was not installed, because npm was told to ignore install scripts. Run `npm rebuild node --ignore-scripts=false`.",
    );
    process.exit(1);
  }
}

/** @returns {string[]} paths of all files below a folder, or of the file itself */
function filesOf(path) {
  const entry = statSync(join(root, path), { throwIfNoEntry: false });
  if (!entry) return [];
  return entry.isDirectory()
    ? readdirSync(join(root, path)).flatMap((name) => filesOf(`${path}/${name}`))
    : [path];
}

/** What the build writes between the sources: paths in .gitignore that name one file or folder. */
const written = existsSync(join(root, ".gitignore"))
  ? readFileSync(join(root, ".gitignore"), "utf8")
      .split("\n")
      .filter((line) => /\/./.test(line))
  : [];

const isSource = (path) =>
  !/\.test\.tsx?$|\.gen(?:\.server)?\.ts$/.test(path) &&
  !written.some((beginning) => path.startsWith(beginning));

/** @param {string[]} sources files and folders @returns {string} changes when one of them does, tests apart */
export function hashSources(sources) {
  const hash = createHash("sha256");
  for (const path of sources.flatMap(filesOf).filter(isSource).sort())
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update("\0");
  return hash.digest("hex");
}

/**
 * Makes what was made from other sources, or is not there.
 * @param {object} product
 * @param {string} product.folder it holds the hash of its sources once it is whole
 * @param {string[]} product.sources files and folders
 * @param {() => void} product.make
 */
function ensureMade({ folder, sources, make }) {
  const stamp = join(root, folder, ".sources");
  const hash = hashSources(sources);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
  rmSync(stamp, { force: true });
  make();
  writeFileSync(stamp, hash);
}

/** Lists of blocks and recipes, and the style functions. */
export function ensureStyledSystem() {
  run("node", ["build/generated-lists.ts"]);
  ensureMade({
    folder: "styled-system",
    sources: ["styles", "app/blocks", "panda.config.ts", "package-lock.json"],
    make: () =>
      timed("Generating the style functions", () => run("panda", ["codegen", "--clean", "--silent"])),
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
