import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

import { attempt, mayInstall } from "./chromium.mjs";
import { step } from "./prepare.mjs";

const names = ["firefox-esr", "firefox"];
const application = "/Applications/Firefox.app/Contents/MacOS/firefox";

/** @returns its path or undefined; `FIREFOX` overrides it */
export function findFirefox() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const inPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env.FIREFOX, ...inPath, application].find((path) => path && existsSync(path));
}

/** Installs Debian's Firefox in CI, if this user may install packages. */
export function ensureFirefox() {
  if (findFirefox() || !process.env.CI || !mayInstall()) return;
  step("Installing Firefox");
  attempt("apt-get", ["install", "--yes", "--no-install-recommends", "firefox-esr"]);
}
