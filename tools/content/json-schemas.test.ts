import { globSync, readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";

import * as v from "valibot";
import { expect, test } from "vitest";

import { definitions as blocks } from "#app/blocks/schema.ts";
import { parseMarkdown, parseYaml } from "#app/server/data/import/source-file.server.ts";
import { contentFolder, projectRoot } from "#app/server/ops/project-root.server.ts";

import { contentTypes, yamlTypes } from "./content-types.ts";
import { jsonSchemaOf, schemaFiles } from "./json-schemas.ts";

type Schema = {
  properties: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items: Schema & { oneOf: { $ref: string }[] };
  $defs: Record<string, Schema>;
  description?: string;
  enum?: string[];
  const?: string;
};

const schemaOf = (name: string) =>
  jsonSchemaOf(contentTypes.find((type) => type.name === name)!) as unknown as Schema;

test("every file of the content is of one type, and fits its schema", () => {
  const paths = globSync("**/*.{yaml,md}", { cwd: contentFolder, exclude: ["glossary/**"] });
  expect(paths.length).toBeGreaterThanOrEqual(50);
  for (const path of paths) {
    const types = contentTypes.filter(({ files }) => files.some((pattern) => matchesGlob(path, pattern)));
    expect([path, types.length]).toEqual([path, 1]);
    const text = readFileSync(join(contentFolder, path), "utf8");
    const source = path.endsWith(".md") ? parseMarkdown(path, text) : parseYaml(path, text);
    expect([path, "value" in source && v.is(types[0]!.schema, source.value)]).toEqual([path, true]);
  }
});

test("the settings of Visual Studio Code name the files of every schema", () => {
  const settings = JSON.parse(readFileSync(join(projectRoot, ".vscode/settings.json"), "utf8")) as {
    "yaml.schemas": Record<string, string[]>;
  };
  const wanted = yamlTypes.map(({ name, files }) => [
    `.vscode/schemas/${name}.json`,
    files.map((path) => `content/${path}`),
  ]);
  expect(settings["yaml.schemas"]).toEqual(Object.fromEntries(wanted));
  expect([...schemaFiles().keys()]).toEqual(Object.keys(settings["yaml.schemas"]));
});

test("a page completes the names and the fields of all kinds of blocks", () => {
  const page = schemaOf("pages");
  const kinds = page.properties.blocks!.items.oneOf.map(({ $ref }) => $ref.replace("#/$defs/block-", ""));
  expect(kinds.toSorted()).toEqual(Object.keys(blocks).toSorted());
  const block = page.$defs["block-rich-text"]!;
  expect(block.properties.kind!.const).toBe("rich-text");
  expect(Object.keys(block.properties)).toEqual(["kind", "tone", "title", "body"]);
  expect(block.required).toEqual(["kind", "body"]);
  expect(block.additionalProperties).toBe(false);
});

test("a field says whether it is a text, Markdown or a file", () => {
  const { properties } = schemaOf("products");
  expect(properties.promise!.description).toBe("A text, translated.");
  expect(properties.description!.description).toBe("Markdown, translated.");
  expect(properties.images!.items.properties.src!.description).toBe("A file below content/media.");
});
