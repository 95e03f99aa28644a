import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

import { environment, root, step } from "./prepare.mjs";

/** The headless shell opens pages three times as fast. */
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

/** Also works as root in a container and without a GPU. All host names resolve to this machine. */
export const chromiumFlags = ["--no-sandbox", "--disable-gpu", "--host-resolver-rules=MAP * 127.0.0.1"];

/** @returns its path or undefined; `CHROMIUM` overrides it */
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

/** Installs Chromium if necessary; CI always uses the headless shell. @returns {string} its path */
export function ensureChromium() {
  const found = findChromium();
  if (found?.endsWith(names[0]) || (found && !(process.env.CI && mayInstall()))) return found;
  step("Installing Chromium");
  return installChromium();
}

export const mayInstall = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** Uses Debian's packages if this user may install them, otherwise Playwright's download. */
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
    "Chromium could not be installed. Install it, or set the variable CHROMIUM to its path, and run the tests again.",
  );
  return process.exit(1);
}

export const attempt = (command, args) =>
  spawnSync(command, args, { cwd: root, env: environment, stdio: "inherit" });

function playwrightChromium() {
  const script = 'console.log(require("playwright-core").chromium.executablePath())';
  const { status, stdout } = spawnSync("node", ["-e", script], {
    cwd: root,
    env: environment,
    encoding: "utf8",
  });
  return status === 0 ? stdout.trim() : undefined;
}
