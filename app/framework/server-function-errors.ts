/** Start's message for an unknown id, such as one of an earlier deployment. */
export const namesUnknownFunction = (text: string): boolean =>
  text.includes("Server function info not found");

/** Start puts validator issues into the error's message. */
const invalidInput = /^\[\s*\{\s*"kind": "(?:schema|validation)"/;

export const isInvalidInput = (error: unknown): boolean =>
  error instanceof Error && invalidInput.test(error.message);
