/** An error that an operator or author can fix from its message alone. */
export class SetupError extends Error {
  override name = "SetupError";
}

export function printFailure(error: unknown, print: (line: unknown) => void = console.error): void {
  print(error instanceof SetupError ? error.message : (describeOutside(error) ?? error));
}

type SystemError = Error & { code?: unknown; path?: unknown; port?: unknown; address?: unknown };

const outside: Readonly<Record<string, (error: SystemError) => string>> = {
  EADDRINUSE: ({ port }) => `Port ${port} is in use. Stop what listens there, or set another PORT.`,
  EADDRNOTAVAIL: ({ address }) => `HOST: this machine has no address ${address}.`,
  EACCES: (error) => `No permission: ${nameOf(error)}.`,
  EPERM: (error) => `No permission: ${nameOf(error)}.`,
  EROFS: (error) => `The disk is read-only: ${nameOf(error)}.`,
  ENOSPC: (error) => `The disk is full: ${nameOf(error)}.`,
  EDQUOT: (error) => `The disk quota is used up: ${nameOf(error)}.`,
  EMFILE: () => "Too many open files: raise the limit of the process (ulimit -n).",
  ECONNREFUSED: (error) => `Nothing answers at ${addressOf(error)}. DATABASE_URL names the database.`,
  ECONNRESET: () => "The connection to the database was closed while it was opened.",
  ETIMEDOUT: (error) => `No answer in time from ${addressOf(error)}. DATABASE_URL names the database.`,
  EHOSTUNREACH: (error) => `No way to ${addressOf(error)}. DATABASE_URL names the database.`,
  ENOTFOUND: (error) => `No such host: ${nameOf(error)}. DATABASE_URL names the database.`,
  EAI_AGAIN: (error) => `The host cannot be looked up: ${nameOf(error)}. DATABASE_URL names the database.`,
  "28P01": ({ message }) => `The database rejects the user: ${message}.`,
  "28000": ({ message }) => `The database rejects the user: ${message}.`,
  "3D000": ({ message }) => `The database is not there: ${message}.`,
  "42501": ({ message }) => `The database rejects the user: ${message}.`,
  "53100": ({ message }) => `The disk of the database is full: ${message}.`,
  "53300": ({ message }) => `The database has no free connection: ${message}.`,
  "57P03": ({ message }) => `The database is not ready: ${message}.`,
};

const nameOf = ({ path, port, message }: SystemError) =>
  path ? String(path) : port ? `port ${String(port)}` : message.replace(/^[A-Z]+: /, "");

const addressOf = ({ address, port, message }: SystemError) =>
  address ? `${String(address)}:${String(port)}` : message;

/** @returns undefined for errors of the code itself */
export function describeOutside(error: unknown): string | undefined {
  // A host with several addresses fails with one error per address.
  const inner = error instanceof AggregateError ? error.errors[0] : undefined;
  if (!(error instanceof Error)) return undefined;
  const { code } = error as SystemError;
  const describe = !inner && typeof code === "string" ? outside[code] : undefined;
  return describe?.(error) ?? describeOutside(inner ?? error.cause);
}

export async function runOrFail(command: () => Promise<void> | void): Promise<void> {
  try {
    await command();
  } catch (error) {
    printFailure(error);
    // A pipe gets a long message only after the call.
    process.stderr.write("", () => process.exit(1));
  }
}
