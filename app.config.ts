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
    // The largest chunks are those of the server and of the map, which no first page loads.
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      checks: { pluginTimings: false },
      // Packages mark modules with "use client" for server components, which the site does not use.
      onwarn: (warning, warn) => warning.code === "MODULE_LEVEL_DIRECTIVE" || warn(warning),
    },
    // Preloading the dependencies of each chunk would add the names of all files to the entry.
    modulePreload: { resolveDependencies: (_file, files) => files.filter((file) => file.endsWith(".css")) },
  },
  // Prebundled packages bypass the edits of `modelViewer`.
  optimizeDeps: { exclude: ["@google/model-viewer"] },
  css: { postcss: { plugins: [pandacss()] } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // One file for the modules of every page: some twenty small ones are larger together, and requesting them
            // takes a phone longer than parsing them.
            codeSplitting: { groups: [{ name: "application", tags: ["$initial"] }] },
            // Nearly all of its functions run at the start: V8 compiles the whole file on another thread while it
            // arrives.
            postBanner: ({ isEntry }) => (isEntry ? "//# allFunctionsCalledOnLoad" : ""),
          },
        },
      },
    },
    ssr: {
      // Few files halve the start time of a process. The external packages load files of their own, or are for
      // browsers.
      resolve: {
        // The development server runs modules one by one, and cannot run CommonJS packages this way.
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
          // Entries of one graph: the fetch handler for Start and the development server, and the production process.
          // They share chunks, so there is one runtime per process. The processes that draw printed catalogs and encode
          // uploaded pictures are started by file name.
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
    // The English text stays next to each id: if messages cannot be loaded, visitors read English instead of ids.
    babel({ presets: [linguiTransformerBabelPreset({ descriptorFields: "message" })] }),
  ],
}));
