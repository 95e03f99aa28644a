import { expect, test } from "vitest";

import { platformContentUrl, platformUrl } from "./platform-settings.ts";

const both = { PLATFORM_API_URL: "https://platform.example", PLATFORM_API_HOST_URL: "http://platform:8080" };

test.each([
  [both, "true", "on", "http://platform:8080"],
  [both, "false", "on", "https://platform.example"],
  [both, "true", "off", undefined],
  [{ PLATFORM_API_URL: "https://platform.example" }, "true", "on", "https://platform.example"],
  [{}, "true", "on", undefined],
] as const)(
  "%j with USE_HOST_URL %s, content %s: %s",
  (urls, USE_HOST_URL, PLATFORM_API_CONTENT, expected) => {
    expect(platformContentUrl({ ...urls, USE_HOST_URL, PLATFORM_API_CONTENT })).toBe(expected);
  },
);

test("submissions go to the platform as this server reaches it, whatever pages show", () => {
  expect(platformUrl({ ...both, USE_HOST_URL: "true" })).toBe("http://platform:8080");
  expect(platformUrl({ ...both, USE_HOST_URL: "false" })).toBe("https://platform.example");
});
