export class StatusError extends Error {
  override name = "StatusError";
  readonly statusCode: number;

  constructor(message: string, statusCode: number) {
    super(message);
    this.statusCode = statusCode;
  }
}

const isErrorStatus = (status: unknown): status is number =>
  Number.isInteger(status) && Number(status) >= 400 && Number(status) <= 599;

/** The error's `statusCode`, `status` or `response.status`; 500 by default. */
export function errorStatus(error: unknown): number {
  if (typeof error !== "object" || error === null) return 500;
  const { statusCode, status, response } = error as Record<string, unknown>;
  const ofResponse = (response as { status?: unknown } | null | undefined)?.status;
  return [statusCode, status, ofResponse].find(isErrorStatus) ?? 500;
}

/** Shown if the error page itself fails. Not translated, because the messages may have failed to load. */
export const errorFallback = {
  title: "An error occurred while showing the error page",
  home: "Back to home",
};
