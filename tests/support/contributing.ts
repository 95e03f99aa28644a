/** Performs the walkthroughs of CONTRIBUTING.md on a copy of the project. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

export type Step = { language: string; file: string; text: string };

/** The fenced blocks that name a file, in document order. */
export const readSteps = (markdown: string): Step[] =>
  [...markdown.matchAll(/^```(\w+) (\S+)\n(.*?)^```$/gms)].map(([, language, file, text]) => ({
    language: language!,
    file: file!,
    text: text!,
  }));

/** @throws if a `diff` does not match its file exactly once */
export function perform({ language, file, text }: Step, folder: string): void {
  const path = join(folder, file);
  if (language !== "diff") {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return;
  }
  const lines = text.split("\n").filter(Boolean);
  const version = (left: string) =>
    lines
      .filter((line) => line[0] !== left)
      .map((line) => `${line.slice(1)}\n`)
      .join("");
  const parts = readFileSync(path, "utf8").split(version("+"));
  if (parts.length !== 2)
    throw new Error(`CONTRIBUTING.md: the diff of ${file} fits ${parts.length - 1} times`);
  writeFileSync(path, parts.join(version("-")));
}
