import { printFailure } from "./setup-error.ts";

/** Runs one of a script's commands. Without its name it prints the usage; a failure is printed, with exit code 1. */
export async function runCommand(
  commands: Readonly<Record<string, () => Promise<void> | void>>,
  name: string | undefined,
  usage: string,
): Promise<void> {
  const command = commands[name ?? ""];
  if (!command) {
    console.error(usage);
    process.exit(1);
  }
  try {
    await command();
  } catch (error) {
    printFailure(error);
    process.exit(1);
  }
}
