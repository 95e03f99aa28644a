/** What Start says of a call of a server function that it cannot answer. */

/** Whether a response of Start is about an id that no server function has, such as one of an earlier deployment. */
export const namesUnknownFunction = (text: string): boolean =>
  text.includes("Server function info not found");

/** Issues of a validator, as Start writes them into an error's message. */
const invalidInput = /^\[\s*\{\s*"kind": "(?:schema|validation)"/;

/** Whether what was thrown inside a server function is the fault of whoever called it. */
export const isInvalidInput = (error: unknown): boolean =>
  error instanceof Error && invalidInput.test(error.message);
