/**
 * Generates the theme of the brand and the lists of blocks (`app/blocks/<kind>/`) and recipes (`styles/recipes`, `<kind>.recipes.ts`). They are
 * files, because TypeScript, Panda and the command-line tools read them without Vite.
 */
import { existsSync, globSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

import type { Plugin } from "vite";

import type { BlockDefinition } from "../app/blocks/define-block.ts";
import { themeModule, themePath } from "./theme.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const blocksFolder = join(root, "app/blocks");

const header = "// Written by build/generated-lists.ts; changes are overwritten.\n";

/** Bypasses Node's module cache. */
const load = async (file: string) =>
  (await import(`${pathToFileURL(file).href}?${statSync(file).mtimeMs}`)) as Record<string, unknown>;

const pascal = (kind: string) =>
  kind
    .split("-")
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join("");

const camel = (kind: string) => pascal(kind).replace(/^./, (first) => first.toLowerCase());

const entry = (kind: string, name: string) => (kind === name ? name : `${JSON.stringify(kind)}: ${name}`);

/** @throws with the name of the missing file for an incomplete block folder */
function findKinds(): string[] {
  const kinds = readdirSync(blocksFolder, { withFileTypes: true })
    .filter((found) => found.isDirectory() && readdirSync(join(blocksFolder, found.name)).length > 0)
    .map(({ name }) => name)
    .toSorted();
  for (const kind of kinds)
    for (const file of [`${kind}.definition.ts`, `${kind}.tsx`])
      if (!existsSync(join(blocksFolder, kind, file)))
        throw new Error(`app/blocks/${kind}/ has no ${file}: a folder in app/blocks is a kind of block`);
  return kinds;
}

function definitionsFile(kinds: readonly string[]): string {
  const imports = kinds.map(
    (kind) => `import { definition as ${camel(kind)} } from "./${kind}/${kind}.definition.ts";`,
  );
  const entries = kinds.map((kind) => `  ${entry(kind, camel(kind))},`);
  return `${header}${imports.join("\n")}\n\nexport const definitions = {\n${entries.join("\n")}\n};\n`;
}

async function viewsFile(kinds: readonly string[]): Promise<string> {
  const views = await Promise.all(
    kinds.map(async (kind) => {
      const { definition } = await load(join(blocksFolder, kind, `${kind}.definition.ts`));
      const { hydration, areas } = definition as BlockDefinition;
      const fields = [
        `hydration: ${JSON.stringify(hydration)},`,
        ...(areas ? [`areas: ${JSON.stringify(areas)},`] : []),
        `load: async () => (await import("./${kind}/${kind}.tsx")).${pascal(kind)},`,
      ];
      return `  ${JSON.stringify(kind)}: {\n    ${fields.join("\n    ")}\n  },`;
    }),
  );
  return `${header}export const views = {\n${views.join("\n")}\n} as const;\n`;
}

function resolversFile(kinds: readonly string[]): string {
  const resolved = kinds.filter((kind) => existsSync(join(blocksFolder, kind, `${kind}.server.ts`)));
  const imports = resolved.map(
    (kind) => `import { resolve${pascal(kind)} } from "./${kind}/${kind}.server.ts";`,
  );
  const entries = resolved.map((kind) => `  ${JSON.stringify(kind)}: resolve${pascal(kind)},`);
  return `${header}${imports.join("\n")}\n\nexport const resolvers = {\n${entries.join("\n")}\n};\n`;
}

type Recipe = { className: string; slots?: readonly string[] };

const isRecipe = (value: unknown): value is Recipe =>
  typeof value === "object" && value !== null && "className" in value;

async function recipesFile(kinds: readonly string[]): Promise<string> {
  const files = [
    ...globSync("styles/recipes/*.ts", { cwd: root }),
    ...kinds.map((kind) => `app/blocks/${kind}/${kind}.recipes.ts`),
  ]
    .filter((file) => existsSync(join(root, file)))
    .toSorted((one, other) => (basename(one) < basename(other) ? -1 : 1));
  const found = await Promise.all(
    files.map(async (file) => ({
      file,
      recipes: Object.entries(await load(join(root, file))).filter((exported): exported is [string, Recipe] =>
        isRecipe(exported[1]),
      ),
    })),
  );
  const imports = found
    .filter(({ recipes }) => recipes.length > 0)
    .map(({ file, recipes }) => {
      const names = recipes.map(([name]) => name).toSorted();
      return `import { ${names.join(", ")} } from "../${file}";`;
    });
  const all = found.flatMap(({ recipes }) => recipes);
  const names = (hasSlots: boolean) =>
    all
      .filter(([, recipe]) => "slots" in recipe === hasSlots)
      .map(([name]) => `  ${name},`)
      .toSorted()
      .join("\n");
  return `${header}${imports.join("\n")}

export const recipes = {
${names(false)}
};

export const slotRecipes = {
${names(true)}
};
`;
}

export async function writeLists(): Promise<string[]> {
  const kinds = findKinds();
  // First, because the recipes read it.
  const themes = write({ "styles/theme.gen.ts": themeModule(header) });
  return [...themes, ...write(await listsOf(kinds))];
}

const listsOf = async (kinds: readonly string[]) => ({
  "app/blocks/definitions.gen.ts": definitionsFile(kinds),
  "app/blocks/views.gen.ts": await viewsFile(kinds),
  "app/blocks/resolvers.gen.server.ts": resolversFile(kinds),
  "styles/recipes.gen.ts": await recipesFile(kinds),
});

/** @returns the files that are new or changed */
const write = (files: Record<string, string>): string[] =>
  Object.entries(files)
    .filter(([file, text]) => {
      const path = join(root, file);
      if (existsSync(path) && readFileSync(path, "utf8") === text) return false;
      writeFileSync(path, text);
      return true;
    })
    .map(([file]) => file);

const isListed = (file: string) =>
  file === themePath ||
  (file.startsWith(`${blocksFolder}/`)
    ? /\.(?:definition|recipes|server)\.ts$|\/[\w-]+\/[\w-]+\.tsx$/.test(file)
    : file.startsWith(join(root, "styles/recipes/")));

export const generatedLists = (): Plugin => ({
  name: "generated-lists",
  apply: "serve",
  configureServer({ watcher, config }) {
    let writing = Promise.resolve();
    for (const event of ["add", "change", "unlink"] as const)
      watcher.on(event, (file) => {
        if (!isListed(file)) return;
        writing = writing.then(writeLists).then(
          () => undefined,
          (error: unknown) => config.logger.error(String(error)),
        );
      });
  },
});

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeLists();
