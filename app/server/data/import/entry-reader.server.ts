import { existsSync, readFileSync } from "node:fs";
import { basename, extname, join, relative } from "node:path";

import type * as v from "valibot";

import { type CatalogFile, parseCatalog } from "./catalogs/catalog-file.server.ts";
import { checkFileName } from "./check-file-names.server.ts";
import { files } from "./content-hash.server.ts";
import type { Problem } from "./problem.ts";
import { isSourceFile, parseSource, parseYaml, type SourceFile } from "./source-file.server.ts";

export type Entry<Value> = {
  slug: string;
  value: Value;
  source: SourceFile;
  schema: v.GenericSchema<unknown, Value>;
};

export type InvalidEntry = Entry<unknown> & { path: string };

export type Source = { text: string; result: object };

/**
 * Parses single files of a content folder. `problems`, `unread` and `invalid` grow with each file that has a mistake.
 * @param root project root, for the paths in problems
 * @param sources cache of parsed files; updated in place
 */
export function createEntryReader(root: string, folder: string, sources: Map<string, Source>) {
  const problems: Problem[] = [];
  const unread = new Set<string>();
  const invalid: InvalidEntry[] = [];
  const readCached = <Result extends object>(
    path: string,
    parseText: (text: string, file: string) => Result,
    missing = "",
  ) => {
    const text = existsSync(path) ? readFileSync(path, "utf8") : missing;
    const cached = sources.get(path);
    if (cached?.text === text) return cached.result as Result;
    const result = parseText(text, relative(root, path));
    sources.set(path, { text, result });
    return result;
  };
  const parse = <Schema extends v.GenericSchema>(
    schema: Schema,
    path: string,
    read = parseYaml,
    missing = "",
  ) => {
    type Parsed = Entry<v.InferOutput<Schema>> | { problems: Problem[]; source?: SourceFile };
    const parsed = readCached<Parsed>(
      path,
      (text, file) => {
        const source = read(file, text);
        if (!isSourceFile(source)) return { problems: [source] };
        const result = parseSource(schema, source);
        if ("problems" in result) return { ...result, source };
        // Content schemas do not transform types, so input equals output.
        const entrySchema = schema as v.GenericSchema<unknown, v.InferOutput<Schema>>;
        return { slug: basename(withoutExtension(path)), value: result.value, source, schema: entrySchema };
      },
      missing,
    );
    if (!("problems" in parsed)) return parsed;
    problems.push(...parsed.problems);
    const name = withoutExtension(relative(folder, path));
    unread.add(name);
    if (parsed.source)
      invalid.push({
        path: name,
        slug: basename(name),
        value: parsed.source.value,
        source: parsed.source,
        schema,
      });
    return undefined;
  };
  const single = <Schema extends v.GenericSchema>(schema: Schema, name: string) =>
    parse(schema, join(folder, name));
  const singleOrEmpty = <Schema extends v.GenericSchema>(schema: Schema, name: string) =>
    parse(schema, join(folder, name), parseYaml, "{}");
  const optional = <Schema extends v.GenericSchema>(schema: Schema, name: string) =>
    existsSync(join(folder, name)) ? single(schema, name) : undefined;
  const every = <Schema extends v.GenericSchema>(schema: Schema, pattern: string, read = parseYaml) =>
    files(folder, pattern).flatMap((path) => {
      problems.push(...checkFileName(relative(root, join(folder, path))));
      return parse(schema, join(folder, path), read) ?? [];
    });
  const readTexts = (path: string): CatalogFile | undefined => {
    const catalog = readCached(path, (text, file) => parseCatalog(file, text));
    if ("entries" in catalog) return catalog;
    problems.push(catalog);
    return undefined;
  };
  return { problems, unread, invalid, readCached, readTexts, single, singleOrEmpty, optional, every };
}

const withoutExtension = (path: string) => path.slice(0, -extname(path).length || undefined);
