import { printFailure } from "./setup-error.ts";

export async function runOrFail(command: () => Promise<void> | void): Promise<void> {
  try {
    await command();
  } catch (error) {
    printFailure(error);
    // To a pipe, a long message is written after the call.
    process.stderr.write("", () => process.exit(1));
  }
}
