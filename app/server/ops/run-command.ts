import { printFailure } from "./setup-error.ts";

/** Runs a command. A failure is printed, and the exit code is 1. */
export async function runOrFail(command: () => Promise<void> | void): Promise<void> {
  try {
    await command();
  } catch (error) {
    printFailure(error);
    process.exit(1);
  }
}
