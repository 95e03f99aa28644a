/** Schemas of the files below `content/`. Their translatable fields are extracted by `npm run i18n -- extract`. */
import * as v from "valibot";

import { blockSchema } from "#app/blocks/schema.ts";
import { tips } from "#app/blocks/tips-tabs/tips-tabs.definition.ts";
import {
  countryCode,
  email,
  image,
  list,
  markdown,
  mediaPath,
  reference,
  slug,
  text,
} from "#app/validation/fields.ts";
import { finder } from "#app/validation/finder.schema.ts";
import { legalKinds } from "#app/site/legal.ts";
import { specificationKinds } from "#app/site/specifications.ts";
import { downloadKinds, downloadSystems, maxStandard } from "#app/site/support-search.ts";

import { position } from "./product.schema.ts";

const date = v.pipe(v.string(), v.isoDate("expected a date like 2026-03-31"));

/** Hidden until the field is removed; visible through a preview link (docs/editing.md). */
const draft = v.optional(v.boolean());

/** Sites with this entry; default: all. */
export const limitedTo = v.optional(v.pipe(list(reference("site"), 100), v.minLength(1)));

const middlewareName = v.pipe(v.string(), v.regex(/^[a-z]+(?:-[a-z]+)*$/), v.maxLength(40));

export const vocabularyFile = v.strictObject({
  units: v.record(
    slug,
    v.pipe(text(40), v.includes("{value}", "expected the placeholder {value}, for example '{value} g'")),
  ),
  groups: v.optional(v.record(slug, text(60)), {}),
  specifications: v.record(
    slug,
    v.strictObject({
      label: text(60),
      kind: v.picklist(specificationKinds),
      unit: v.optional(reference("unit")),
      group: v.optional(reference("group")),
      /** Filters every list that contains products with it. */
      filter: v.optional(v.boolean(), false),
      compare: v.optional(v.boolean(), true),
      card: v.optional(v.boolean(), false),
    }),
  ),
  terms: v.record(slug, text(60)),
  colors: v.record(slug, v.strictObject({ label: text(40), swatch: v.pipe(v.string(), v.hexColor()) })),
  tags: v.record(slug, text(40)),
  connections: v.record(slug, text(40)),
  countries: v.record(countryCode, text(60)),
});

export const maxCategoryLevels = 4;

export const categoryEntry = v.strictObject({
  /** Hides its products too. */
  draft,
  name: text(60),
  /** Slug of the category above it. A tree has at most `maxCategoryLevels` levels. */
  parent: v.optional(reference("category")),
  /** Shown below the heading; also the meta description. */
  description: v.optional(text(320)),
  image: v.optional(image),
  /** Entries without a position come last, sorted by slug. */
  position,
  /** Attributes that filter its list, in addition to those of its parents and those that always filter. */
  filters: v.optional(list(reference("specification"), 40), []),
  /** Number in Google's product taxonomy, for the product feed; default: that of its parent. */
  googleCategory: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999))),
  /** Tabs below the product list. The list of all products shows the first tip of each category. */
  tips: v.optional(tips),
  /** Questions of `/finder/<slug>`, which suggests its products and those of the categories below it. */
  finder: v.optional(finder),
});

export const pageEntry = v.strictObject({
  draft,
  /** First day, in UTC, on which the page is visible; default: at once. */
  published: v.optional(date),
  title: text(80),
  description: text(200),
  image: v.optional(image),
  sites: limitedTo,
  middleware: v.optional(list(middlewareName, 5), []),
  legal: v.optional(v.picklist(legalKinds)),
  blocks: v.pipe(v.array(blockSchema), v.minLength(1), v.maxLength(40)),
});

/** Front matter of a Markdown page, whose text becomes one rich-text block. */
export const markdownPageFrontMatter = v.omit(pageEntry, ["blocks"]);

export const articleEntry = v.strictObject({
  draft,
  title: text(100),
  description: text(240),
  image,
  author: v.optional(v.strictObject({ name: text(80, "name"), position: text(80) })),
  published: date,
  sites: limitedTo,
  tags: v.optional(list(reference("tag"), 5), []),
  body: markdown(),
});

export const certificateEntry = v.strictObject({
  draft,
  title: text(120),
  summary: text(400),
  number: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  standards: list(v.pipe(v.string(), v.minLength(1), v.maxLength(maxStandard)), 20),
  issued: date,
  products: v.pipe(v.array(reference("product")), v.minLength(1), v.maxLength(50)),
  file: mediaPath,
});

/** The import computes size and checksum. */
export const downloadEntry = v.strictObject({
  draft,
  title: text(120),
  kind: v.picklist(downloadKinds),
  systems: v.optional(list(v.picklist(downloadSystems), downloadSystems.length), []),
  products: v.pipe(v.array(reference("product")), v.minLength(1), v.maxLength(50)),
  version: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
  released: date,
  file: mediaPath,
});

export const downloadsFile = v.record(slug, downloadEntry);

export const awardsFile = v.record(
  slug,
  v.strictObject({
    name: text(60),
    title: text(120),
    text: text(400),
    email,
    /** Last day, in UTC, for requests. */
    closes: v.optional(date),
  }),
);
