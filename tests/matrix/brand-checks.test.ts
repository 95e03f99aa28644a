import { expect, test } from "vitest";

import { runScript } from "../support/process.ts";

/** Milliseconds, against a check that hangs: each reads all texts of the brand and looks up their words. */
const limit = 900_000;

/** Checks that only texts, pictures and translations of the brand can fail. */
test.each(["content", "i18n"])(
  "`npm run %s -- check` finds nothing in this brand",
  async (tool) => {
    const { code, output } = await runScript([`tools/${tool}.ts`, "check"]);
    expect(code, output).toBe(0);
  },
  limit,
);
