/**
 * Arguments of every command: help is printed and what a command does not know is rejected in one line.
 * Plain JavaScript without dependencies: commands read their arguments before anything is installed.
 */
import { parseArgs } from "node:util";

/**
 * @template {NonNullable<import("node:util").ParseArgsConfig["options"]>} Options
 * @param {object} command
 * @param {string} command.name as it is typed: `npm run content`
 * @param {string} command.usage what `--help` prints
 * @param {Options} [command.options] as for `parseArgs`
 * @param {readonly string[]} [command.subcommands] the first positional argument is one of these
 * @param {number} [command.positionals] how many at most, besides the subcommand
 * @param {string[]} [command.args]
 * Prints and ends the process for `--help` (exit code 0), without the subcommand that it needs, and for arguments that
 * it does not know (exit code 1).
 */
export function parseCommandLine({
  name,
  usage,
  options = /** @type {Options} */ ({}),
  subcommands,
  positionals: most = 0,
  args = process.argv.slice(2),
}) {
  if (args.includes("--help") || args.includes("-h")) {
    console.log(usage);
    process.exit(0);
  }
  const { values, positionals } = parse(name, { args, options, allowPositionals: true, strict: true });
  if (!subcommands) {
    const [unknown] = positionals.slice(most);
    if (unknown !== undefined) reject(name, `unknown argument ${unknown}`);
    return { values, positionals, subcommand: "" };
  }
  const [subcommand, ...rest] = positionals;
  if (subcommand === undefined) {
    console.error(usage);
    return process.exit(1);
  }
  if (!subcommands.includes(subcommand))
    reject(name, `unknown command ${subcommand}, there are ${subcommands.join(", ")}`);
  const [unknown] = rest.slice(most);
  if (unknown !== undefined) reject(name, `unknown argument ${unknown}`);
  return { values, positionals: rest, subcommand };
}

/**
 * Ends the process with one line on standard error.
 * @param {string} name of the command
 * @param {string} problem
 * @returns {never}
 */
export function reject(name, problem) {
  console.error(`${name}: ${problem}. Help: ${name} -- --help`);
  process.exit(1);
}

/**
 * @template {import("node:util").ParseArgsConfig} Config
 * @param {string} name
 * @param {Config} config
 */
function parse(name, config) {
  try {
    return parseArgs(config);
  } catch (error) {
    const [sentence = ""] = String(/** @type {Error} */ (error).message).split(/\.(?:\s|$)/);
    return reject(name, `${sentence[0]?.toLowerCase()}${sentence.slice(1)}`);
  }
}
