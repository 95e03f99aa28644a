/** Runs the same tests in Chromium, Firefox and WebKit, where they are installed. */
import { afterAll, describe, expect } from "vitest";

import type { Engine, Size } from "./driver.ts";
import { createEngines } from "./engines.ts";
import { Visitor } from "./visitor.ts";
import { sitePort } from "../site-port.ts";

export const address = (code: string, path: string) => `http://${code}.localhost:${sitePort}${path}`;

export const desktop: Size = { width: 1440, height: 900 };
export const phone: Size = { width: 390, height: 844 };

type InEngine = {
  name: "chromium" | "firefox" | "webkit";
  engine: Engine;
  /** Steps run one after the other, because a window in the background may be rendered late. */
  visit: (window: Size, use: (visitor: Visitor) => Promise<void>) => Promise<void>;
};

export function inEachEngine(define: (tools: InEngine) => void): void {
  for (const [name, engine] of Object.entries(createEngines())) {
    const missing = engine.missing();
    if (missing) console.info(`Not installed: ${name} (${missing})`);

    describe.skipIf(missing)(`in ${name}`, { timeout: 600_000 }, () => {
      afterAll(() => engine.stop());

      const visit: InEngine["visit"] = async (window, use) => {
        const driver = await engine.visit({ window });
        try {
          const visitor = new Visitor(driver, address);
          await use(visitor);
          expect(await visitor.complaints()).toEqual([]);
        } finally {
          await driver.close();
        }
      };
      define({ name: name as InEngine["name"], engine, visit });
    });
  }
}
