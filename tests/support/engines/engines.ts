import { chromiumEngine } from "./chromium.ts";
import type { Engine } from "./driver.ts";
import { firefoxEngine } from "./firefox.ts";
import { webkitEngine } from "./webkit.ts";

/** Each engine has its own browser, which starts with the first visit. */
export const createEngines = (): Record<"chromium" | "firefox" | "webkit", Engine> => ({
  chromium: chromiumEngine(),
  firefox: firefoxEngine(),
  webkit: webkitEngine(),
});
