/** Argument parsing of all commands. No dependencies, because commands run before installation. */
import { parseArgs } from "node:util";

/**
 * Prints the usage for `--help` (exit code 0). Rejects unknown arguments or a missing subcommand (exit code 1).
 * @template {NonNullable<import("node:util").ParseArgsConfig["options"]>} Options
 * @param {object} command
 * @param {string} command.name as it is typed: `npm run content`
 * @param {string} command.usage
 * @param {Options} [command.options]
 * @param {readonly string[]} [command.subcommands]
 * @param {number} [command.positionals] maximum, besides the subcommand
 * @param {string[]} [command.args]
 */
export function parseCommandLine({
  name,
  usage,
  options = /** @type {Options} */ ({}),
  subcommands,
  positionals: maxPositionals = 0,
  args = process.argv.slice(2),
}) {
  if (args.includes("--help") || args.includes("-h")) {
    console.log(usage);
    process.exit(0);
  }
  const { values, positionals } = parse(name, { args, options, allowPositionals: true, strict: true });
  if (!subcommands) {
    const [unknown] = positionals.slice(maxPositionals);
    if (unknown !== undefined) reject(name, `unknown argument ${unknown}`);
    return { values, positionals, subcommand: "" };
  }
  const [subcommand, ...rest] = positionals;
  if (subcommand === undefined) {
    console.error(usage);
    return process.exit(1);
  }
  if (!subcommands.includes(subcommand))
    reject(name, `unknown command ${subcommand}, expected one of ${subcommands.join(", ")}`);
  const [unknown] = rest.slice(maxPositionals);
  if (unknown !== undefined) reject(name, `unknown argument ${unknown}`);
  return { values, positionals: rest, subcommand };
}

/** Exits with code 1. @param {string} name of the command @param {string} problem @returns {never} */
export function reject(name, problem) {
  console.error(`${name}: ${problem}. Help: ${name} -- --help`);
  process.exit(1);
}

/** @template {import("node:util").ParseArgsConfig} Config @param {string} name @param {Config} config */
function parse(name, config) {
  try {
    return parseArgs(config);
  } catch (error) {
    const [sentence = ""] = String(/** @type {Error} */ (error).message).split(/\.(?:\s|$)/);
    return reject(name, `${sentence[0]?.toLowerCase()}${sentence.slice(1)}`);
  }
}
