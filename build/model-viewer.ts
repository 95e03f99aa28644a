/**
 * Makes `@google/model-viewer` work under a content security policy without inline styles, WebAssembly and
 * `connect-src blob:`, and without requests to other origins (docs/decisions/041-models-under-the-strict-policy.md).
 */
import { fileURLToPath } from "node:url";

import type { Plugin } from "vite";

/** Decodes meshes in plain JavaScript; the usual decoder is WebAssembly. */
const decoder = fileURLToPath(
  new URL("../node_modules/meshoptimizer/meshopt_decoder_reference.js", import.meta.url),
);

type Edit = { from: string | RegExp; to: string };

const edits: Record<string, Edit[]> = {
  "/template.js": [
    // A constructed style sheet is not inline for the policy.
    { from: /<style>([^]*?)<\/style>/, to: "" },
    // In English, and a landmark for one line of text.
    { from: ` role="region" aria-label="Live announcements"`, to: "" },
    { from: `tabindex="2"`, to: `tabindex="0"` },
    // Hidden from assistive technology, so it must not take the focus either.
    { from: `tabindex="3"`, to: `tabindex="-1"` },
  ],
  "/model-viewer-base.js": [
    { from: "import { makeTemplate }", to: "import { makeTemplate, sheet }" },
    // Lit adopts these sheets when the element is connected, and drops all others.
    {
      from: "static get is()",
      to: "static get styles() {\n        return sheet;\n    }\n    static get is()",
    },
  ],
  "/three-components/TextureUtils.js": [
    // The old name warns on the console.
    {
      from: "{ RGBELoader } from 'three/examples/jsm/loaders/RGBELoader.js'",
      to: "{ HDRLoader as RGBELoader } from 'three/examples/jsm/loaders/HDRLoader.js'",
    },
  ],
  "/three-components/CachingGLTFLoader.js": [
    { from: "import { EventDispatcher, Texture }", to: "import { EventDispatcher, Texture, TextureLoader }" },
    { from: "let meshoptDecoder;", to: "let meshoptDecoder = MeshoptDecoder;" },
    // Images of a model load as elements (`img-src blob:`), not by `fetch`.
    {
      from: "parser => new GLTFMaterialsVariantsExtension(parser)",
      to: "parser => {\n            parser.textureLoader = new TextureLoader(parser.options.manager);\n            return new GLTFMaterialsVariantsExtension(parser);\n        }",
    },
  ],
};

export function editModelViewer(file: string, code: string): string {
  const [, style] = /<style>([^]*?)<\/style>/.exec(code) ?? [];
  const edited = edits[file]!.reduce((text, { from, to }) => {
    if (!(typeof from === "string" ? text.includes(from) : from.test(text)))
      throw new Error(`@google/model-viewer${file} has changed: no ${String(from)}`);
    return text.replace(from, () => to);
  }, code);
  return style === undefined
    ? edited
    : `export const sheet = new CSSStyleSheet();\nsheet.replaceSync(${JSON.stringify(style)});\n${edited}`;
}

export const modelViewer = (): Plugin => ({
  name: "model-viewer",
  enforce: "pre",
  resolveId: (source) => (source.endsWith("/libs/meshopt_decoder.module.js") ? decoder : undefined),
  transform: {
    filter: { id: /@google\/model-viewer\/lib\/.*\.js$/ },
    handler(code, id) {
      const file = Object.keys(edits).find((name) => id.endsWith(`/model-viewer/lib${name}`));
      return file ? { code: editModelViewer(file, code), map: null } : undefined;
    },
  },
});
