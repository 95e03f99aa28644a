import { expect, test } from "vitest";

import { localeCookie } from "./locale-cookie.ts";

test("the cookie lasts a year on the whole site, and is limited to TLS if the site has TLS", () => {
  expect(localeCookie("de", false)).toBe("locale=de; Max-Age=31536000; Path=/; SameSite=Lax");
  expect(localeCookie("de", true)).toBe("locale=de; Max-Age=31536000; Path=/; SameSite=Lax; Secure");
});
