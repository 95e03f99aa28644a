import * as v from "valibot";

import { email, image, mediaPath, properName, slug, text } from "./fields.ts";

export const printedCatalogFile = v.strictObject({
  title: text(40),
  subtitle: text(120),
  cover: image,
  foreword: v.strictObject({ title: text(60), text: text(800) }),
  contents: text(40),
  ornament: mediaPath,
  index: v.strictObject({ title: text(40), names: text(40), numbers: text(40) }),
  service: v.strictObject({ title: text(60), text: text(400) }),
  imprint: v.strictObject({ title: text(40), text: text(600) }),
  labels: v.strictObject({
    /** `{date}` is the content's revision date. */
    edition: text(60),
    itemNumber: text(40),
    colors: text(40),
    specifications: text(40),
    page: v.pipe(text(40), v.includes("{page}", "expected the placeholder {page}")),
    /** `{address}` is the site's URL. */
    more: v.pipe(text(80), v.includes("{address}", "expected the placeholder {address}")),
    yes: text(20),
    no: text(20),
  }),
});
export type PrintedCatalogText = v.InferOutput<typeof printedCatalogFile>;

const list = <const Item extends v.GenericSchema>(item: Item, max: number) =>
  v.pipe(v.array(item), v.maxLength(max));

const sentences = list(text(320), 10);
const section = v.strictObject({
  title: text(60),
  text: v.optional(text(400)),
  steps: v.optional(sentences, []),
});
const trouble = list(v.strictObject({ problem: text(120), remedy: text(320) }), 10);

export const manualsFile = v.strictObject({
  manufacturer: v.strictObject({
    name: properName(80),
    address: list(properName(80), 5),
    email,
    signatory: v.strictObject({ name: properName(80), role: text(80), place: properName(60) }),
  }),
  /** Contents of every box, in addition to those of the product. */
  boxCard: text(120),
  labels: v.strictObject({
    title: text(60),
    contents: text(60),
    box: text(60),
    parts: text(60),
    start: text(60),
    use: text(60),
    care: text(60),
    trouble: text(60),
    questions: text(60),
    specifications: text(60),
    safety: text(60),
    disposal: text(60),
    service: text(60),
    conformity: text(60),
    itemNumber: text(40),
    /** `{edition}` is a number like 1.0, `{date}` its date. */
    edition: v.pipe(text(60), v.includes("{edition}"), v.includes("{date}")),
    page: v.pipe(text(40), v.includes("{page}", "expected the placeholder {page}")),
    yes: text(20),
    no: text(20),
  }),
  connections: v.record(slug, v.strictObject({ ...section.entries, trouble: v.optional(trouble, []) })),
  battery: section,
  radio: section,
  families: v.record(slug, v.strictObject({ care: sentences, trouble })),
  /** `electrical` applies to products with a connection only. */
  safety: v.strictObject({ everything: sentences, electrical: sentences }),
  disposal: v.strictObject({ everything: text(400), electrical: text(400) }),
  service: v.strictObject({
    warranty: text(600),
    text: text(400),
    /** `{address}` is the URL of the list of service centers. */
    others: v.pipe(text(200), v.includes("{address}", "expected the placeholder {address}")),
  }),
  /** `{address}`: page with the declaration. `{email}`: the manufacturer's address, for electrical products without one. */
  conformity: v.strictObject({
    text: v.pipe(text(400), v.includes("{number}"), v.includes("{date}"), v.includes("{address}")),
    request: v.pipe(text(400), v.includes("{email}")),
    none: text(400),
  }),
  declaration: v.strictObject({
    title: text(80),
    number: text(40),
    manufacturer: text(60),
    responsibility: text(240),
    object: text(60),
    itemNumber: text(40),
    legislation: text(80),
    standards: text(120),
    signature: text(80),
    signed: v.pipe(text(60), v.includes("{place}"), v.includes("{date}")),
  }),
});
export type ManualTexts = v.InferOutput<typeof manualsFile>;

/** Fraction of a picture's width or height from its upper left corner. */
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

export const manualEntry = v.strictObject({
  figure: image,
  parts: v.pipe(
    list(v.strictObject({ at: v.tuple([share, share]), name: text(60), text: text(240) }), 10),
    v.minLength(1),
  ),
  /** Keys of `connections` in `content/manuals.yaml`. */
  connect: list(slug, 4),
  use: v.pipe(list(section, 8), v.minLength(1)),
  care: v.optional(sentences, []),
  trouble: v.optional(trouble, []),
});
export type ManualEntry = v.InferOutput<typeof manualEntry>;
