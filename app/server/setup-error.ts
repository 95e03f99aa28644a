/** Something that an operator or author must set right: its message says all there is to know. */
export class SetupError extends Error {
  override name = "SetupError";
}

/** Prints what keeps a command from running, without a stack trace where the message is enough. */
export function printFailure(error: unknown): void {
  console.error(error instanceof SetupError ? error.message : error);
}
