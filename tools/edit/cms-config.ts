import { existsSync } from "node:fs";
import { join } from "node:path";

import { siteFolders } from "#app/server/data/import/content-files.server.ts";

import { type ContentType, contentTypes } from "../content/content-types.ts";
import { formOf } from "./form-fields.ts";
import { mediaPrefix } from "./form-values.ts";

/** Front matter holds everything but the text below it. */
const isMarkdown = ({ files }: ContentType) => files[0]!.endsWith(".md");

const isFolder = ({ files }: ContentType) => files[0]!.includes("*");

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

/** Pages that a site has of its own are in a folder of the site. */
const collectionsOf = (type: ContentType, contentFolder: string) =>
  type.files.flatMap((pattern) => {
    const folder = folderOf(pattern);
    if (!folder.includes("*")) return [collection(type, folder)];
    return siteFolders(contentFolder)
      .map((code) => ({ code, own: folder.replace("*", code) }))
      .filter(({ own }) => existsSync(join(contentFolder, own)))
      .map(({ code, own }) => collection(type, own, `${type.name}-${code}`, `${type.label} of ${code}`));
  });

/** Configuration of Sveltia CMS. Its backend for tests reads and writes a folder of the browser; `file-handles.js` is that folder. */
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
    .map((type) => ({
      name: type.name,
      label: type.label,
      file: `content/${type.files[0]}`,
      format: "yaml",
      fields: formOf(type),
    })),
});
