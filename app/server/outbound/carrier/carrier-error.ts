export const carrierFailures = {
  "not-configured": { status: 503, message: "The carrier is not configured on this server" },
  paused: { status: 503, message: "The carrier has failed several times and is left alone for a while" },
  timeout: { status: 504, message: "The carrier did not answer in time" },
  unreachable: { status: 502, message: "The carrier cannot be reached" },
  nonsense: { status: 502, message: "The carrier gave an answer that cannot be read" },
  failed: { status: 502, message: "The carrier answered that it failed" },
  credentials: { status: 502, message: "The carrier refused this server's credentials" },
  busy: { status: 429, message: "The carrier accepts no more requests at the moment" },
  unauthorized: { status: 401, message: "The carrier refused the token" },
  refused: { status: 400, message: "The carrier refused the request" },
} as const;

export type CarrierFailure = keyof typeof carrierFailures;

type Details = {
  carrierCode?: string | undefined;
  /** Seconds. */
  retryAfter?: number | undefined;
  cause?: unknown;
};

/** The message is ours: messages of the carrier may contain client or account. */
export class CarrierError extends Error {
  override name = "CarrierError";
  readonly failure: CarrierFailure;
  readonly carrierCode: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(failure: CarrierFailure, { carrierCode, retryAfter, cause }: Details = {}) {
    super(carrierFailures[failure].message, { cause });
    this.failure = failure;
    this.carrierCode = carrierCode;
    this.retryAfter = retryAfter;
  }
}

const outages: readonly CarrierFailure[] = ["timeout", "unreachable", "nonsense", "credentials"];

export const isOutage = (error: unknown): boolean =>
  error instanceof CarrierError && outages.includes(error.failure);
