import type { Plugin } from "vite";

const replacements: Record<string, string> = {
  react: "preact/compat",
  "react-dom": "preact/compat",
  "react-dom/client": "preact/compat/client",
  "react/jsx-runtime": "preact/jsx-runtime",
  "use-sync-external-store/shim": "preact/compat",
};

export function preactInBrowser(): Plugin {
  return {
    name: "preact-in-browser",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId(id, importer) {
      const replacement = replacements[id];
      return replacement && this.resolve(replacement, importer, { skipSelf: true });
    },
  };
}
