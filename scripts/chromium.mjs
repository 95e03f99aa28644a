/** Finds a Chromium for the browser tests, or installs one. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

import { environment, root, step } from "./prepare.mjs";

/** The shell opens a page in a third of the time: it has no windows, and runs no page of its own for their tabs. */
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];
const applications = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Of every start: also as root in a container, without a graphics card, and every host name leads to this machine. */
export const chromiumFlags = ["--no-sandbox", "--disable-gpu", "--host-resolver-rules=MAP * 127.0.0.1"];

/** @returns its path, or nothing; the variable CHROMIUM names another one */
export function findChromium() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = [
    process.env.CHROMIUM,
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...applications,
    playwrightChromium(),
  ];
  return candidates.find((path) => path && existsSync(path));
}

/** @returns {string} path of a Chromium, which is installed if there is none; in CI the shell, also beside another one */
export function ensureChromium() {
  const found = findChromium();
  if (found?.endsWith(names[0]) || (found && !(process.env.CI && mayInstall()))) return found;
  step("Installing Chromium");
  return installChromium();
}

const mayInstall = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** Debian's packages where this user may install them, else Playwright's download. */
function installChromium() {
  if (mayInstall()) {
    attempt("apt-get", ["update"]);
    attempt("apt-get", ["install", "--yes", "--no-install-recommends", "chromium-headless-shell"]);
    if (!findChromium()) attempt("apt-get", ["install", "--yes", "--no-install-recommends", "chromium"]);
  }
  if (!findChromium()) attempt("playwright-core", ["install", "chromium"]);
  const path = findChromium();
  if (path) return path;
  console.error(
    "No Chromium could be installed. Install one, or name it in the variable CHROMIUM, and run the tests again.",
  );
  return process.exit(1);
}

const attempt = (command, args) =>
  spawnSync(command, args, { cwd: root, env: environment, stdio: "inherit" });

/** Where Playwright would put its own build; its package is missing before the first installation. */
function playwrightChromium() {
  const script = 'console.log(require("playwright-core").chromium.executablePath())';
  const { status, stdout } = spawnSync("node", ["-e", script], {
    cwd: root,
    env: environment,
    encoding: "utf8",
  });
  return status === 0 ? stdout.trim() : undefined;
}
