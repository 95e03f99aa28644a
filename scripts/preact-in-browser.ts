import prefresh from "@prefresh/vite";
import type { Plugin, PluginOption } from "vite";

/** What browsers get where the code says React (docs/decisions/025-preact-in-the-browser.md). */
const replacements: Record<string, string> = {
  react: "preact/compat",
  "react-dom": "preact/compat",
  "react-dom/client": "preact/compat/client",
  "react/jsx-runtime": "preact/jsx-runtime",
  "react/jsx-dev-runtime": "preact/jsx-dev-runtime",
  "use-sync-external-store/shim": "preact/compat",
};

const resolver: Plugin = {
  name: "preact-in-browser",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  async resolveId(id, importer) {
    const replacement = replacements[id];
    return replacement && (await this.resolve(replacement, importer, { skipSelf: true }));
  },
};

/** Packages are bundled ahead, before the server has plugins. */
const inPackages: Plugin = {
  name: "preact-in-packages",
  configEnvironment: (name) =>
    name === "client" ? { optimizeDeps: { rolldownOptions: { plugins: [resolver] } } } : undefined,
};

/** Start asks for what React would need for its components to change where they stand; Prefresh brings its own. */
const refreshModule = "/@react-refresh";
const withoutReactRefresh: Plugin = {
  name: "without-react-refresh",
  resolveId: (id) => (id === refreshModule ? id : undefined),
  load: (id) => (id === refreshModule ? "export const injectIntoGlobalHook = () => {};" : undefined),
};

/** Preact in browsers, where the server has React. While developing, components change where they stand. */
export const preactInBrowser = async (command: "build" | "serve"): Promise<PluginOption[]> =>
  command === "build" ? [resolver] : [resolver, inPackages, withoutReactRefresh, await prefresh()];
