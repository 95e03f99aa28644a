import { existsSync } from "node:fs";
import { join } from "node:path";

import { siteFolders } from "#app/server/data/import/content-files.server.ts";

import { type ContentType, contentTypes } from "../content/content-types.ts";
import { formOf } from "./form-fields.ts";
import { mediaPrefix } from "./form-values.ts";

/** Markdown files have front matter; their text is below it. */
const isMarkdown = ({ files }: ContentType) => files[0]!.endsWith(".md");

const isFolder = ({ files }: ContentType) => files[0]!.split("/").at(-1)!.includes("*");

const folderOf = (pattern: string) => pattern.slice(0, pattern.lastIndexOf("/"));

function collection(type: ContentType, folder: string, name = type.name, label = type.label) {
  const fields = formOf(type);
  return {
    name,
    label,
    folder: `content/${folder}`,
    extension: isMarkdown(type) ? "md" : "yaml",
    format: isMarkdown(type) ? "yaml-frontmatter" : "yaml",
    create: true,
    identifier_field:
      ["title", "name", "slug"].find((field) => fields.some((own) => own.name === field)) ?? "figure.alt",
    slug: "{{slug}}",
    ...(fields.some((field) => field.name === "draft") && {
      view_filters: [{ label: "Drafts", field: "draft", pattern: true }],
    }),
    fields,
  };
}

type Place = { path: string; name?: string; label?: string };

/**
 * Overrides of a site are in its folder.
 * @param pattern of a file or folder
 * @returns the path, or one for each site that has it
 */
const placesOf = ({ name, label }: ContentType, pattern: string, contentFolder: string): Place[] =>
  pattern.includes("*")
    ? siteFolders(contentFolder)
        .map((code) => ({
          path: pattern.replace("*", code),
          name: `${name}-${code}`,
          label: `${label} of ${code}`,
        }))
        .filter(({ path }) => existsSync(join(contentFolder, path)))
    : [{ path: pattern }];

const collectionsOf = (type: ContentType, contentFolder: string) =>
  type.files
    .flatMap((pattern) => placesOf(type, folderOf(pattern), contentFolder))
    .map(({ path, name, label }) => collection(type, path, name, label));

const singletonsOf = (type: ContentType, contentFolder: string) =>
  placesOf(type, type.files[0]!, contentFolder).map(({ path, name = type.name, label = type.label }) => ({
    name,
    label,
    file: `content/${path}`,
    format: "yaml",
    fields: formOf(type),
  }));

/** Configuration of Sveltia CMS. Its test backend uses a folder in the browser, which `file-handles.js` provides. */
export const cmsConfig = (contentFolder: string) => ({
  load_config_file: false,
  backend: { name: "test-repo" },
  app_title: "Content",
  media_folder: "content/media",
  public_folder: mediaPrefix.replace(/\/$/, ""),
  media_libraries: {
    default: { config: { slugify_filename: true, max_file_size: 20 * 1024 * 1024 } },
    stock_assets: { providers: [] },
  },
  slug: { encoding: "ascii", clean_accents: true, maxlength: 64 },
  output: { omit_empty_optional_fields: true, yaml: { quote: "double" } },
  editor: { preview: false },
  show_preview_links: false,
  collections: contentTypes.filter(isFolder).flatMap((type) => collectionsOf(type, contentFolder)),
  singletons: contentTypes
    .filter((type) => !isFolder(type))
    .flatMap((type) => singletonsOf(type, contentFolder)),
});
