import { spawn } from "node:child_process";

import { environment, root, step } from "./prepare.mjs";

/** Runs commands in parallel and prints the output of each. Exits if one fails. @param steps `[name, command, args]` each */
export async function runSideBySide(steps) {
  const results = await Promise.all(steps.map(runStep));
  const failed = results.filter(({ code }) => code !== 0).map(({ name }) => name);
  if (failed.length === 0) return;
  console.error(`\nFailed: ${failed.join(", ")}`);
  process.exit(1);
}

function runStep([name, command, args]) {
  const started = performance.now();
  const child = spawn(command, args, { cwd: root, env: environment, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  child.stdout.on("data", (data) => (output += data));
  child.stderr.on("data", (data) => (output += data));
  return new Promise((resolve) => {
    child.on("error", (error) => (output += `${error.message}\n`));
    child.on("close", (code) => {
      const seconds = ((performance.now() - started) / 1_000).toFixed(1);
      step(`${name}: ${code === 0 ? "fine" : "failed"}, ${seconds} s`);
      process.stdout.write(output);
      resolve({ name, code });
    });
  });
}
