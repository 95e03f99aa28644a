import type * as v from "valibot";

import { nearest } from "./did-you-mean.ts";

type Issue = v.BaseIssue<unknown>;

/** @returns what is wrong, without the name of the field, for example `got 70 characters, at most 60` */
export function describeIssue(issue: Issue): string {
  const { type, received, requirement, message } = issue;
  if (received === "undefined") return "missing";
  if (received === "null") return "empty";
  if (type === "min_length" || type === "max_length") return describeLength(issue);
  const expectation = message.startsWith("expected ")
    ? message
    : `expected ${wanted[type]?.(requirement) ?? expectedOf(issue)}`;
  return `got ${shorten(received)}, ${expectation}`;
}

function describeLength({ type, input, requirement }: Issue): string {
  const size = (input as string | unknown[]).length;
  if (size === 0) return "empty";
  const [one, many] = typeof input === "string" ? ["character", "characters"] : ["entry", "entries"];
  const limit = type === "max_length" ? "at most" : "at least";
  return `got ${size} ${size === 1 ? one : many}, ${limit} ${String(requirement)}`;
}

const fields = () => "named fields";

/** By Valibot's name of the schema or check. */
const wanted: Record<string, (requirement: unknown) => string> = {
  string: () => "text",
  number: () => "a number",
  boolean: () => "true or false",
  array: () => "a list",
  object: fields,
  strict_object: fields,
  record: fields,
  integer: () => "a whole number",
  finite: () => "a number",
  min_value: (least) => `at least ${String(least)}`,
  max_value: (most) => `at most ${String(most)}`,
  length: (count) => `exactly ${String(count)} characters`,
  email: () => "an address like name@example.org",
  url: () => "an address like https://example.org",
  hex_color: () => "a color like #1a2b3c",
  includes: (part) => `the text ${JSON.stringify(part)}`,
  regex: (pattern) => `the pattern ${String(pattern)}`,
};

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

const maxOptions = 12;

/** Lists the three nearest options when there are more than `maxOptions`. */
function expectedOf({ expected, requirement, input, path }: Issue): string {
  const options = expected?.match(/"[^"]*"/g) ?? [];
  if (options.length <= maxOptions)
    return options.length > 1 ? `one of ${options.join(", ")}` : String(expected ?? requirement);
  const near = nearest(JSON.stringify(path?.at(-1)?.value ?? input), options).slice(0, 3);
  return `one of ${options.length} names; nearest: ${near.map(({ word }) => word).join(", ")}`;
}
