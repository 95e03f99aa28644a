import { expect, test } from "vitest";

import { runScript } from "../support/process.ts";

/** Against a check that hangs: each reads every text of the brand, and looks up its words. */
const limit = 900_000;

/** What only the texts, pictures and translations of the brand itself can break. */
test.each(["content", "i18n"])(
  "`npm run %s -- check` finds nothing in this brand",
  async (tool) => {
    const { code, output } = await runScript([`tools/${tool}.ts`, "check"]);
    expect(code, output).toBe(0);
  },
  limit,
);
