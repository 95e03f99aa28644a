/** The shape of the files below `content/` that printed documents are made of. */
import * as v from "valibot";

import { email, image, mediaPath, properName, slug, text } from "./fields.ts";

/** Words of the PDF catalogue; the products in it come from their own files. */
export const printedCatalogFile = v.strictObject({
  title: text(40),
  /** On the cover, below the title. */
  subtitle: text(120),
  /** Taller than wide: it fills the cover. */
  cover: image,
  foreword: v.strictObject({ title: text(60), text: text(800) }),
  contents: text(40),
  /** A transparent picture beside the contents. */
  ornament: mediaPath,
  index: v.strictObject({ title: text(40), names: text(40), numbers: text(40) }),
  service: v.strictObject({ title: text(60), text: text(400) }),
  imprint: v.strictObject({ title: text(40), text: text(600) }),
  labels: v.strictObject({
    /** `{date}` is the day of the content that the edition was made from. */
    edition: text(60),
    itemNumber: text(40),
    colors: text(40),
    specifications: text(40),
    /** Read aloud with a link in the contents and the index. */
    page: v.pipe(text(40), v.includes("{page}", "wants the placeholder {page}")),
    /** Below each product, with the site's address. */
    more: v.pipe(text(80), v.includes("{address}", "wants the placeholder {address}")),
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
  /** What to do, in this order. */
  steps: v.optional(sentences, []),
});
const trouble = list(v.strictObject({ problem: text(120), remedy: text(320) }), 10);

/** Texts that manuals and declarations share. */
export const manualsFile = v.strictObject({
  /** Who makes the products and signs for them; an address is written as on an envelope. */
  manufacturer: v.strictObject({
    name: properName(80),
    address: list(properName(80), 5),
    email,
    signatory: v.strictObject({ name: properName(80), role: text(80), place: properName(60) }),
  }),
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
    /** `{edition}` is a number like 1.0, `{date}` its day. */
    edition: v.pipe(text(60), v.includes("{edition}"), v.includes("{date}")),
    page: v.pipe(text(40), v.includes("{page}", "wants the placeholder {page}")),
    yes: text(20),
    no: text(20),
  }),
  /** Ways to connect that several products share, by the key that manuals name them with. */
  connections: v.record(slug, v.strictObject({ ...section.entries, trouble: v.optional(trouble, []) })),
  /** For products with a battery. */
  battery: section,
  /** For products with a radio. */
  radio: section,
  /** By category. */
  families: v.record(slug, v.strictObject({ care: sentences, trouble })),
  /** What holds for every product, and what only for those with a connection. */
  safety: v.strictObject({ everything: sentences, electrical: sentences }),
  disposal: v.strictObject({ everything: text(400), electrical: text(400) }),
  service: v.strictObject({
    warranty: text(600),
    text: text(400),
    /** Below one service centre of each country; `{address}` is the page with all of them. */
    others: v.pipe(text(200), v.includes("{address}", "wants the placeholder {address}")),
  }),
  /**
   * For a product with a declaration, where `{address}` is the page that offers it; for an electrical one
   * without, where `{email}` is the manufacturer's; and for all others.
   */
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
    /** `{place}` and `{date}` of the signature. */
    signed: v.pipe(text(60), v.includes("{place}"), v.includes("{date}")),
  }),
});
export type ManualTexts = v.InferOutput<typeof manualsFile>;

/** A share of a picture's width or height, from its upper left corner. */
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** What only the manual of this product says; its values, questions and pictures come from the product. */
export const manualEntry = v.strictObject({
  box: v.pipe(list(text(120), 12), v.minLength(1)),
  /** A transparent picture with numbers that point at parts of it. */
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
