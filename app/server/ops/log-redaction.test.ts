import { expect, test } from "vitest";

import { createRedaction } from "./log-redaction.ts";

const redact = createRedaction(['s3cret-"quoted"-value', "abc"]);
const line = (words: string) => redact(JSON.stringify({ msg: words }));

test.each([
  ["connect to postgres://site:hunter2@db:5432/site failed", "postgres://site:[redacted]@db:5432/site"],
  ["authorization: Bearer abcdefgh.ijkl-mnop", "Bearer [redacted]"],
  ["Basic dXNlcjpwYXNzd29yZA== refused", "Basic [redacted] refused"],
  ["POST client_secret=abc123&grant_type=x", "client_secret=[redacted]&grant_type=x"],
  ['{"access_token":"eyJhbGciOi","expires":1}', "[redacted]"],
  ["no mail for ada.lovelace+x@mail.example.org", "a***@mail.example.org"],
  ['the value s3cret-"quoted"-value came back', "the value [redacted] came back"],
])("secrets are redacted in %s", (words, expected) => {
  const result = line(words);
  expect(JSON.parse(result).msg).toContain(expected);
  expect(result).not.toMatch(/hunter2|ijkl|dXNl|abc123|eyJ|lovelace|s3cret/);
});

test.each([
  "abc is too short to be a secret",
  "GET https://de.brand.example:8443/about",
  "request token expired",
])("%s is not changed", (words) => expect(JSON.parse(line(words)).msg).toBe(words));
