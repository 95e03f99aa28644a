/**
 * The one build and server configuration (docs/decisions/001-start-without-vinxi.md).
 * Run it as `vite --config app.config.ts`.
 */
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import pandacss from "@pandacss/dev/postcss";
import babel from "@rolldown/plugin-babel";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

import { bootScript } from "./build/boot-script.ts";
import { compactRecipesPlugin } from "./build/compact-recipes.ts";
import { compressedAssets } from "./build/compressed-assets.ts";
import { developmentServer } from "./build/development/development-server.ts";
import { generatedLists } from "./build/generated-lists.ts";
import { messageCatalogs } from "./build/message-catalogs.ts";
import { modelViewer } from "./build/model-viewer.ts";
import { subsetFonts } from "./build/subset-fonts.ts";
import { worldMap } from "./build/world-map.ts";

export default defineConfig(({ command }) => ({
  server: { port: 3000, allowedHosts: [".localhost", ".example"] },
  build: {
    // Those of the server and of the map, which no first page waits for.
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      checks: { pluginTimings: false },
      // Packages say "use client" to bundlers of server components, of which there are none.
      onwarn: (warning, warn) => warning.code === "MODULE_LEVEL_DIRECTIVE" || warn(warning),
    },
    // The names of all files that each part wants would make the application's beginning larger.
    modulePreload: { resolveDependencies: (_file, files) => files.filter((file) => file.endsWith(".css")) },
  },
  // Packages that are bundled beforehand miss the edits of `modelViewer`.
  optimizeDeps: { exclude: ["@google/model-viewer"] },
  css: { postcss: { plugins: [pandacss()] } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page begins with is one file: some twenty small ones are larger together, and to ask for
            // them takes a phone longer than to read them.
            codeSplitting: { groups: [{ name: "application", tags: ["$initial"] }] },
            // Nearly all of what is in it runs as it begins: V8 compiles it whole, on another thread, while it arrives.
            postBanner: ({ isEntry }) => (isEntry ? "//# allFunctionsCalledOnLoad" : ""),
          },
        },
      },
    },
    ssr: {
      // In few files, so that a process starts in half the time. Those outside bring files of their own or
      // are for browsers.
      resolve: {
        // The development server runs modules one by one, and packages that are no modules cannot be run so.
        ...(command === "build" && { noExternal: true as const }),
        external: [
          "@electric-sql/pglite",
          "@google/model-viewer",
          "maplibre-gl",
          "pdfjs-dist",
          "pdfkit",
          "pino",
          "pino-pretty",
          "sharp",
        ],
      },
      build: {
        rolldownOptions: {
          // Entries of one graph: the fetch handler that Start and the development server use, and
          // the production process; they share chunks, so there is one runtime per process. And the
          // processes that draw catalogues and encode uploaded pictures, started by their file names.
          input: {
            "entry-server": "app/entry-server.ts",
            main: "app/main.ts",
            "draw-process": "app/server/documents/printed-catalog/draw-process.server.ts",
            "encode-process": "app/server/uploads/encode-process.server.ts",
          },
        },
      },
    },
  },
  plugins: [
    generatedLists(),
    worldMap(),
    subsetFonts(),
    bootScript(),
    compactRecipesPlugin(),
    modelViewer(),
    tanstackStart({
      srcDirectory: "app",
      router: { entry: "router.tsx", quoteStyle: "double", semicolons: true },
      start: { entry: "start.ts" },
      client: { entry: "entry-client.tsx" },
      server: { entry: "entry-server.ts" },
      vite: { installDevServerMiddleware: false },
    }),
    react(),
    developmentServer(),
    lingui(),
    messageCatalogs(),
    compressedAssets(),
    // English stays beside each id: when a catalog cannot be loaded, visitors read English, not ids.
    babel({ presets: [linguiTransformerBabelPreset({ descriptorFields: "message" })] }),
  ],
}));
