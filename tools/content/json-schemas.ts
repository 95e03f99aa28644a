/** JSON Schemas of the content files. Editors use them to complete and check YAML (`.vscode/settings.json`). */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { toJsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";

import { definitions as blocks } from "#app/blocks/schema.ts";
import type { FieldMetadata } from "#app/validation/fields.ts";

import { type ContentType, yamlTypes } from "./content-types.ts";

export const schemaFolder = ".vscode/schemas";

const definitions = Object.fromEntries(
  Object.entries(blocks).map(([kind, { schema }]) => [`block-${kind}`, schema as v.GenericSchema]),
);

function describe({ translatable, media }: FieldMetadata): string | undefined {
  if (media) return "A file below content/media.";
  if (translatable === "markdown") return "Markdown, translated.";
  return translatable && "A text, translated.";
}

export function jsonSchemaOf({ schema, label }: ContentType): object {
  const { $defs, ...converted } = toJsonSchema(schema, {
    typeMode: "input",
    // JSON Schema has no equivalent of rules between fields; `npm run content -- check` checks them.
    errorMode: "ignore",
    definitions,
    overrideAction: ({ valibotAction, jsonSchema }) => {
      if (valibotAction.type !== "metadata") return undefined;
      const description = describe((valibotAction as unknown as { metadata: FieldMetadata }).metadata);
      return { ...jsonSchema, ...(description && { description }) };
    },
  }) as { $defs?: Record<string, object> };
  const used = usedDefinitions(converted, $defs ?? {});
  return { title: label, ...converted, ...(Object.keys(used).length > 0 && { $defs: used }) };
}

/** The library writes all definitions into each schema, also unused ones. */
function usedDefinitions(schema: object, all: Record<string, object>): Record<string, object> {
  const text = JSON.stringify(schema);
  return Object.fromEntries(Object.entries(all).filter(([name]) => text.includes(`"#/$defs/${name}"`)));
}

/** By path relative to the project. */
export const schemaFiles = (): Map<string, string> =>
  new Map(
    yamlTypes.map((type) => [
      join(schemaFolder, `${type.name}.json`),
      `${JSON.stringify(jsonSchemaOf(type), undefined, 2)}\n`,
    ]),
  );

export function writeSchemas(root: string): string[] {
  const files = schemaFiles();
  mkdirSync(join(root, schemaFolder), { recursive: true });
  for (const [path, text] of files) writeFileSync(join(root, path), text);
  return [...files.keys()];
}
