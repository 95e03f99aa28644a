import { expect, test } from "vitest";

import { platformUrl } from "./platform-settings.ts";

const both = { PLATFORM_API_URL: "https://platform.example", PLATFORM_API_HOST_URL: "http://platform:8080" };

test.each([
  [both, "true", "http://platform:8080"],
  [both, "false", "https://platform.example"],
  [{ PLATFORM_API_URL: "https://platform.example" }, "true", "https://platform.example"],
  [{}, "true", undefined],
] as const)("%j with USE_HOST_URL %s: the server uses %s", (urls, USE_HOST_URL, expected) => {
  expect(platformUrl({ ...urls, USE_HOST_URL })).toBe(expected);
});
