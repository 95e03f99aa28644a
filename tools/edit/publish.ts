/** Publishes content changes as a commit on a branch of `origin`, for people without Git. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";

import { readAndCheck } from "#app/server/data/import/load-content.server.ts";
import { ContentError } from "#app/server/data/import/problem.ts";

import { EditProblem } from "./content-file.ts";

const run = promisify(execFile);

/** Milliseconds. The limit ends requests for a password, which cannot be entered. */
const timeout = 60_000;

async function git(folder: string, ...args: string[]): Promise<string> {
  try {
    const env = { ...process.env, GIT_TERMINAL_PROMPT: "0" };
    return (await run("git", args, { cwd: folder, env, timeout })).stdout;
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    throw new EditProblem(`git ${args[0]}: ${stderr?.trim() || message}`);
  }
}

/** @returns paths below the folder */
export async function changedFiles(folder: string): Promise<string[]> {
  const prefix = (await git(folder, "rev-parse", "--show-prefix")).trim();
  const lines = await git(
    folder,
    "status",
    "--porcelain",
    "-z",
    "--no-renames",
    "--untracked-files=all",
    "--",
    ".",
  );
  return lines
    .split("\0")
    .filter(Boolean)
    .map((line) => line.slice(3 + prefix.length));
}

/** @throws {EditProblem} with the problems of the content, or with Git's message */
export async function publish(folder: string, branch: string, message: string): Promise<void> {
  if (message.trim() === "") throw new EditProblem("Describe in a few words what has changed");
  const { problems } = readAndCheck(folder);
  if (problems.length > 0) throw new EditProblem(new ContentError(problems).message);
  if ((await changedFiles(folder)).length > 0) {
    await git(folder, "add", "--all", "--", ".");
    await git(folder, "commit", "--message", message.trim(), "--", ".");
  }
  await git(folder, "push", "origin", `HEAD:refs/heads/${branch}`);
}
