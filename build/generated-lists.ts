/**
 * Generates the theme of the brand and the lists of blocks (`app/blocks/<kind>/`) and recipes (`styles/recipes`,
 * `<kind>.recipes.ts`). They are files, because TypeScript, Panda and the command-line tools read them without Vite.
 * Blocks of the brand are copied into the software, where their imports resolve.
 */
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

import type { Plugin } from "vite";

import type { BlockDefinition } from "../app/blocks/define-block.ts";
import { contentFolder } from "../app/server/ops/project-root.server.ts";
import { themeModule, themePath } from "./theme.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const blocksFolder = join(root, "app/blocks");

/** Lists of the brand that is built. Those in Git have no blocks, so that all commands run before a build. */
const brandBlocks = "app/blocks/brand.gen";
const brandFolder = join(contentFolder, "blocks");

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

/** @throws with the missing file of an incomplete block folder */
function findKinds(folder: string, shown: string): string[] {
  if (!existsSync(folder)) return [];
  const kinds = readdirSync(folder, { withFileTypes: true })
    .filter((found) => found.isDirectory() && found.name !== basename(brandBlocks))
    .map(({ name }) => name)
    .filter((name) => readdirSync(join(folder, name)).length > 0)
    .toSorted();
  for (const kind of kinds)
    for (const file of [`${kind}.definition.ts`, `${kind}.tsx`])
      if (!existsSync(join(folder, kind, file)))
        throw new Error(`${shown}/${kind}/ has no ${file}: a folder in ${shown} is a kind of block`);
  return kinds;
}

/** Replaces the copies of the brand's blocks. @throws for a kind that the software has */
function copyBrandKinds(own: readonly string[]): string[] {
  const kinds = findKinds(brandFolder, brandFolder);
  const taken = kinds.find((kind) => own.includes(kind));
  if (taken)
    throw new Error(`${brandFolder}/${taken}: the software has a block of this kind; use another name`);
  const folder = join(root, brandBlocks);
  mkdirSync(folder, { recursive: true });
  for (const { name } of readdirSync(folder, { withFileTypes: true }).filter((found) => found.isDirectory()))
    rmSync(join(folder, name), { recursive: true });
  for (const kind of kinds)
    cpSync(join(brandFolder, kind), join(folder, kind), { recursive: true, preserveTimestamps: true });
  return kinds;
}

function definitionsFile(kinds: readonly string[]): string {
  const imports = kinds.map(
    (kind) => `import { definition as ${camel(kind)} } from "./${kind}/${kind}.definition.ts";`,
  );
  const entries = kinds.map((kind) => `  ${entry(kind, camel(kind))},`);
  return `${header}${imports.join("\n")}\n\nexport const definitions = {\n${entries.join("\n")}\n};\n`;
}

async function viewsFile(kinds: readonly string[], folder: string): Promise<string> {
  const views = await Promise.all(
    kinds.map(async (kind) => {
      const { definition } = await load(join(folder, kind, `${kind}.definition.ts`));
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

function resolversFile(kinds: readonly string[], folder: string): string {
  const resolved = kinds.filter((kind) => existsSync(join(folder, kind, `${kind}.server.ts`)));
  const imports = resolved.map(
    (kind) => `import { resolve${pascal(kind)} } from "./${kind}/${kind}.server.ts";`,
  );
  const entries = resolved.map((kind) => `  ${JSON.stringify(kind)}: resolve${pascal(kind)},`);
  return `${header}${imports.join("\n")}\n\nexport const resolvers = {\n${entries.join("\n")}\n};\n`;
}

type Recipe = { className: string; slots?: readonly string[] };

const isRecipe = (value: unknown): value is Recipe =>
  typeof value === "object" && value !== null && "className" in value;

/** @param files relative to the root @param toRoot path from the list to the root */
async function recipesFile(files: readonly string[], toRoot: string): Promise<string> {
  const existing = files
    .filter((file) => existsSync(join(root, file)))
    .toSorted((one, other) => (basename(one) < basename(other) ? -1 : 1));
  const found = await Promise.all(
    existing.map(async (file) => ({
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
      return `import { ${names.join(", ")} } from "${toRoot}/${file}";`;
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

/** Lists of the brand's blocks alone, for tools that read its content. */
async function writeBrandLists(kinds: readonly string[]): Promise<string[]> {
  const brandKinds = copyBrandKinds(kinds);
  return write({
    ...(await listsOf(brandBlocks, brandKinds)),
    [`${brandBlocks}/recipes.gen.ts`]: await recipesFile(recipesOf(brandBlocks, brandKinds), "../../.."),
  });
}

export async function writeLists(): Promise<string[]> {
  const kinds = findKinds(blocksFolder, "app/blocks");
  // First, because the recipes import it.
  const themes = write({ "styles/theme.gen.ts": themeModule(header) });
  const recipes = globSync("styles/recipes/*.ts", { cwd: root });
  return [
    ...themes,
    ...write({
      ...(await listsOf("app/blocks", kinds)),
      "styles/recipes.gen.ts": await recipesFile([...recipes, ...recipesOf("app/blocks", kinds)], ".."),
    }),
    ...(await writeBrandLists(kinds)),
  ];
}

const recipesOf = (folder: string, kinds: readonly string[]) =>
  kinds.map((kind) => `${folder}/${kind}/${kind}.recipes.ts`);

const listsOf = async (folder: string, kinds: readonly string[]) => ({
  [`${folder}/definitions.gen.ts`]: definitionsFile(kinds),
  [`${folder}/views.gen.ts`]: await viewsFile(kinds, join(root, folder)),
  [`${folder}/resolvers.gen.server.ts`]: resolversFile(kinds, join(root, folder)),
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
  file.startsWith(`${brandFolder}/`) ||
  (file.startsWith(`${blocksFolder}/`) && !file.startsWith(join(root, brandBlocks))
    ? /\.(?:definition|recipes|server)\.ts$|\/[\w-]+\/[\w-]+\.tsx$/.test(file)
    : file.startsWith(join(root, "styles/recipes/")));

export const generatedLists = (): Plugin => ({
  name: "generated-lists",
  apply: "serve",
  configureServer({ watcher, config }) {
    watcher.add(brandFolder);
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

if (process.argv[1] === fileURLToPath(import.meta.url))
  await (process.argv[2] === "--brand"
    ? writeBrandLists(findKinds(blocksFolder, "app/blocks"))
    : writeLists());
