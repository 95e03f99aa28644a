import { printFailure } from "./setup-error.ts";

export async function runOrFail(command: () => Promise<void> | void): Promise<void> {
  try {
    await command();
  } catch (error) {
    printFailure(error);
    process.exit(1);
  }
}
