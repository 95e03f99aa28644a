import { join, resolve } from "node:path";

import * as v from "valibot";

import { operationSecrets, operationSettings } from "./operation-settings.ts";
import { platformSettings } from "./platform-settings.ts";
import { projectRoot } from "./project-root.server.ts";
import { SetupError } from "./setup-error.ts";

const integer = (wanted: string, min: number, max: number, fallback: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^\d+$/, wanted),
      v.transform(Number),
      v.minValue(min, wanted),
      v.maxValue(max, wanted),
    ),
    String(fallback),
  );

const smtpAddress = "an address like smtp://user:password@host:587";

const databaseAddress = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^postgres(?:ql)?:\/\/\S+$/, "an address like postgres://user:password@host:5432/name"),
  ),
);

const folder = (fallback: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.minLength(1, "a folder"),
      v.transform((path) => resolve(path)),
    ),
    join(projectRoot, fallback),
  );

const environments = ["development", "test", "staging", "production"] as const;
const carrierOptions = ["1", "8", "16", "24", "32", "40", "48", "56", "64"] as const;
/** `auto`: text on a terminal, else JSON. */
const logFormats = ["json", "text", "auto"] as const;
const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const credential = (wanted: string) =>
  v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,500}$/, wanted)));

/** Excludes credentials, which have their own settings, and queries. */
const carrierAddress = /^https?:\/\/[\w.:[\]-]+(?:\/[\w./-]*)?$/;

const settingsSchema = v.object({
  ...operationSettings,
  ...platformSettings,
  PORT: integer("a port number from 0 to 65535", 0, 65_535, 3000),
  HOST: v.optional(v.pipe(v.string(), v.minLength(1, "an address to listen on")), "0.0.0.0"),
  DATABASE_URL: databaseAddress,
  DATABASE_READ_URL: databaseAddress,
  DATA_DIR: folder(".data"),
  /** Read in `project-root.server.ts`. */
  CONTENT_DIR: folder("content"),
  PAGE_CACHE_MB: integer("a number of megabytes from 0 to 16384", 0, 16_384, 64),
  /** More takes several times as long for 10 % fewer bytes. */
  PICTURE_EFFORT: integer("a number from 0 to 9", 0, 9, 2),
  PAGE_WARM_UP: v.optional(v.picklist(["on", "off"], "on or off"), "on"),
  TRUST_PROXY: integer("the number of proxies in front of the server, 0 to 10", 0, 10, 0),
  /** The carrier's paths include `/api`. */
  CARRIER_BASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(carrierAddress, "an address like https://onlinetools.ups.com"),
      v.transform((url) => url.replace(/(?:\/api)?\/*$/, "")),
    ),
  ),
  CARRIER_CLIENT_ID: credential("1 to 500 printable characters without spaces"),
  CARRIER_CLIENT_SECRET: credential("1 to 500 printable characters without spaces"),
  CARRIER_REQUEST_OPTION: v.pipe(
    v.optional(v.picklist(carrierOptions, `one of ${carrierOptions.join(", ")}`), "64"),
    v.transform(Number),
  ),
  CARRIER_TOKEN_ENDPOINT: v.optional(v.picklist(["on", "off"], "on or off"), "on"),
  LOG_LEVEL: v.optional(v.picklist(logLevels, `one of ${logLevels.join(", ")}`), "info"),
  LOG_FORMAT: v.optional(v.picklist(logFormats, `one of ${logFormats.join(", ")}`), "auto"),
  APP_ENV: v.optional(v.picklist(environments, `one of ${environments.join(", ")}`), "production"),
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\/\S+$/, smtpAddress), v.url(smtpAddress))),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.trim(), v.email("an e-mail address"))),
  MAIL_TO: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(",").map((address) => address.trim())),
      v.everyItem((address) => v.EMAIL_REGEX.test(address), "e-mail addresses with commas between them"),
    ),
  ),
  SUBMISSION_RETENTION_DAYS: integer("a number of days from 1 to 3650", 1, 3_650, 365),
  SUBMISSIONS_PER_HOUR: integer("a number from 1 to 100000", 1, 100_000, 10),
  /** 0 disables the counts of missing addresses and of searches without results. */
  INSIGHTS_DAYS: integer("a number of days from 0 to 3650", 0, 3_650, 90),
  /** Percentage of pages; 0 disables the measurement. */
  TIMINGS_PERCENT: integer("a number from 0 to 100", 0, 100, 10),
  APP_VERSION: v.optional(v.pipe(v.string(), v.maxLength(60, "at most 60 characters")), "unknown"),
});

export type Settings = v.InferOutput<typeof settingsSchema>;

export const settingNames = Object.keys(settingsSchema.entries) as (keyof Settings)[];

export const secretSettings: ReadonlySet<string> = new Set([
  "DATABASE_URL",
  "DATABASE_READ_URL",
  "CARRIER_CLIENT_ID",
  "CARRIER_CLIENT_SECRET",
  "SMTP_URL",
  ...operationSecrets,
]);

/** An empty variable counts as unset. @throws {SetupError} with one line per invalid variable */
export function parseSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    settingNames
      .map((name) => [name, environment[name]] as const)
      .filter(([, value]) => value !== undefined && value !== ""),
  );
  const result = v.safeParse(settingsSchema, given, { abortPipeEarly: true });
  if (result.success) return requirePartners(result.output);
  const lines = result.issues.map((issue) => {
    const name = String(issue.path?.[0]?.key);
    const got = secretSettings.has(name) ? "a value that is not printed" : JSON.stringify(given[name]);
    return `${name}: got ${got}, expected ${issue.message}`;
  });
  throw new SetupError(lines.join("\n"));
}

const partners = {
  SMTP_URL: ["MAIL_FROM", "MAIL_TO"],
  DATABASE_READ_URL: ["DATABASE_URL"],
} as const satisfies Partial<Record<keyof Settings, (keyof Settings)[]>>;

function requirePartners(settings: Settings): Settings {
  const lines = Object.entries(partners)
    .filter(([name]) => settings[name as keyof typeof partners])
    .flatMap(([name, wanted]) =>
      wanted
        .filter((partner) => !settings[partner])
        .map((partner) => `${partner}: is missing, ${name} requires it`),
    );
  if (lines.length > 0) throw new SetupError(lines.join("\n"));
  return settings;
}

export const secretValues = (settings: Settings): string[] =>
  [...secretSettings].flatMap((name) => {
    const value = settings[name as keyof Settings];
    return typeof value === "object"
      ? Object.values(value).map(String)
      : value === undefined
        ? []
        : [String(value)];
  });
