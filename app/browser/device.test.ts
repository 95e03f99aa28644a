import { expect, test } from "vitest";

import { isDesktop } from "./device.ts";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  ["Windows", `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0 Safari/537.36`, true],
  ["Mac", `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.0 Safari/605.1.15`, true],
  ["Linux", "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", true],
  ["Chromebook", `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/140.0 Safari/537.36`, true],
  ["iPhone", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148", false],
  ["iPad", "Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1", false],
  ["Android phone", `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${webkit} Chrome/140.0 Mobile`, false],
  ["Android tablet", `Mozilla/5.0 (Linux; Android 14; SM-X910) ${webkit} Chrome/140.0 Safari/537.36`, false],
  ["television", `Mozilla/5.0 (SMART-TV; X11; Linux armv7l) ${webkit} Version/5.0 TV Safari/537.36`, false],
  ["console", `Mozilla/5.0 (Windows NT 10.0; Win64; x64; Xbox; Xbox One) ${webkit} Edge/44.18363`, false],
  ["crawler", "Mozilla/5.0 (X11; compatible; ExampleBot/2.1; +https://example.org/bot.html)", false],
  ["nothing", "", false],
])("%s", (_, userAgent, expected) => {
  expect(isDesktop(userAgent)).toBe(expected);
});
