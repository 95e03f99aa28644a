/** Provides the compiled boot script (app/browser/boot/boot.ts) to the server, which inlines it. */
import { join } from "node:path";

import { build, type Plugin, type Rolldown } from "vite";

import { projectRoot } from "../app/server/ops/project-root.server.ts";

const name = "virtual:boot-script";

export const bootScript = (): Plugin => ({
  name: "boot-script",
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  async load(id) {
    if (id !== `\0${name}`) return undefined;
    const built = await build({
      configFile: false,
      logLevel: "error",
      root: projectRoot,
      build: {
        write: false,
        minify: true,
        lib: { entry: join(projectRoot, "app/browser/boot/boot.ts"), formats: ["iife"], name: "boot" },
      },
    });
    const [{ output }] = built as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
    return `export default ${JSON.stringify(output[0].code.trim())};`;
  },
});
