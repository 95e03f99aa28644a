import { expect, test } from "vitest";

import { parseSettings } from "./settings.server.ts";

test("defaults need no environment at all", () => {
  expect(parseSettings({})).toMatchObject({ PORT: 3000, TRUST_PROXY: 0, APP_ENV: "production" });
});

test("an empty variable counts as not set", () => {
  expect(parseSettings({ PORT: "" }).PORT).toBe(3000);
});

test.each([
  ["PORT", "80a", 'PORT: got "80a", expected a port number from 0 to 65535'],
  ["PORT", "70000", 'PORT: got "70000", expected a port number from 0 to 65535'],
  [
    "TRUST_PROXY",
    "yes",
    'TRUST_PROXY: got "yes", expected the number of proxies in front of the server, 0 to 10',
  ],
  [
    "CARRIER_BASE_URL",
    "https://id:key@host",
    'CARRIER_BASE_URL: got "https://id:key@host", expected an address like https://onlinetools.ups.com',
  ],
  ["CARRIER_TOKEN_ENDPOINT", "no", 'CARRIER_TOKEN_ENDPOINT: got "no", expected on or off'],
  [
    "MAIL_TO",
    "a@b.example, you",
    'MAIL_TO: got "a@b.example, you", expected e-mail addresses with commas between them',
  ],
  ["PLATFORM_API_URL", "platform.example", "expected an address like https://platform.example/api"],
  [
    "SUBMISSION_RETENTION_DAYS",
    "0",
    'SUBMISSION_RETENTION_DAYS: got "0", expected a number of days from 1 to 3650',
  ],
  ["APP_ENV", "prod", 'APP_ENV: got "prod", expected one of development, test, staging, production'],
])("a bad %s is reported with the variable, its value and the expected value", (name, value, message) => {
  expect(() => parseSettings({ [name]: value })).toThrow(message);
});

test("a bad database address is not printed, because it may hold a password", () => {
  const parse = () => parseSettings({ DATABASE_URL: "mysql://root:secret@db/x" });
  expect(parse).toThrow(
    "DATABASE_URL: got a value that is not printed, expected an address like postgres://",
  );
  expect(parse).not.toThrow("secret");
});

test.each(["CARRIER_CLIENT_ID", "CARRIER_CLIENT_SECRET"])("a bad %s is not printed", (name) => {
  const parse = () => parseSettings({ [name]: "hush hush" });
  expect(parse).toThrow(`${name}: got a value that is not printed, expected 1 to 500 printable characters`);
  expect(parse).not.toThrow("hush");
});

test.each([
  ["https://onlinetools.ups.com", "https://onlinetools.ups.com"],
  ["https://onlinetools.ups.com/", "https://onlinetools.ups.com"],
  ["https://onlinetools.ups.com/api/", "https://onlinetools.ups.com"],
  ["http://127.0.0.1:4010/carrier", "http://127.0.0.1:4010/carrier"],
])("the carrier's address %s is used as %s", (given, used) => {
  expect(parseSettings({ CARRIER_BASE_URL: given }).CARRIER_BASE_URL).toBe(used);
});

test("the carrier is searched for access points unless the settings say otherwise", () => {
  expect(parseSettings({}).CARRIER_REQUEST_OPTION).toBe(64);
  expect(parseSettings({ CARRIER_REQUEST_OPTION: "1" }).CARRIER_REQUEST_OPTION).toBe(1);
  expect(() => parseSettings({ CARRIER_REQUEST_OPTION: "2" })).toThrow("expected one of 1, 8, 16");
});

test("a bad address of the mail server is not printed either", () => {
  const parse = () => parseSettings({ SMTP_URL: "user:secret@mail.example" });
  expect(parse).toThrow("SMTP_URL: got a value that is not printed, expected an address like smtp://");
  expect(parse).not.toThrow("secret");
});

test("a mail server requires the addresses of the sender and of the recipients", () => {
  expect(() => parseSettings({ SMTP_URL: "smtp://mail.example", MAIL_FROM: "a@b.example" })).toThrow(
    "MAIL_TO: is missing, SMTP_URL requires it",
  );
});

test("a replica requires its primary database, and its address is not printed", () => {
  const replica = "postgres://site:secret@replica:5432/site";
  expect(() => parseSettings({ DATABASE_READ_URL: replica })).toThrow(
    "DATABASE_URL: is missing, DATABASE_READ_URL requires it",
  );
  const both = { DATABASE_URL: "postgres://site@db/site", DATABASE_READ_URL: replica };
  expect(parseSettings(both).DATABASE_READ_URL).toBe(replica);
  const parse = () => parseSettings({ ...both, DATABASE_READ_URL: "replica:secret" });
  expect(parse).toThrow(
    "DATABASE_READ_URL: got a value that is not printed, expected an address like postgres://",
  );
  expect(parse).not.toThrow("secret");
});

test("all bad variables are reported at once", () => {
  expect(() => parseSettings({ PORT: "x", LOG_LEVEL: "loud" })).toThrow(/PORT[^]*LOG_LEVEL/);
});
