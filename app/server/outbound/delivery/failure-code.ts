/** What may be logged of a failed attempt: codes of the network and of the other server, no words. */
export function failureCode(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { code, responseCode, cause } = error as { code?: unknown; responseCode?: unknown; cause?: unknown };
  const codes = [code, responseCode].filter((value) => value !== undefined);
  if (codes.length > 0) return codes.join(" ");
  return cause instanceof Error ? failureCode(cause) : error.name;
}
