import { expect, test } from "vitest";

import { runScript } from "../support/process.ts";

/** What only the texts, pictures and translations of the brand itself can break. */
test.each(["content", "i18n"])("`npm run %s -- check` finds nothing in this brand", async (tool) => {
  const { code, output } = await runScript([`tools/${tool}.ts`, "check"]);
  expect(code, output).toBe(0);
});
