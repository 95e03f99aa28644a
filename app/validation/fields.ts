/** Metadata marks translatable strings and file names; `app/server/data/import/map-fields.ts` reads it. */
import * as v from "valibot";

/** Shown to translators. Buttons and menu entries have length limits (`tools/i18n/lengths.ts`); names may stay untranslated. */
export const textRoles = ["button", "menu", "name"] as const;
export type TextRole = (typeof textRoles)[number];

export type FieldMetadata = {
  translatable?: "plain" | "markdown";
  role?: TextRole;
  max?: number;
  media?: true;
  /** `npm run content -- check` follows it. */
  link?: true;
  reference?: ReferenceKind;
};

export const referenceKinds = [
  "product",
  "category",
  "tag",
  "color",
  "connection",
  "unit",
  "specification",
  "group",
  "country",
  "award",
  "site",
  "icon",
] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

const metadata = (value: FieldMetadata) => v.metadata<string, FieldMetadata>(value);

/** One line of translatable text, trimmed, 1 to `max` characters. */
export const text = (max: number, role?: TextRole) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(max),
    metadata({ translatable: "plain", max, ...(role && { role }) }),
  );

/** Translatable Markdown, 1 to 40,000 characters. Each paragraph is one message. */
export const markdown = () =>
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40_000), metadata({ translatable: "markdown" }));

/** URL segment, 1 to 64 characters. */
export const slug = v.pipe(
  v.string(),
  v.maxLength(64),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "expected lower-case letters, digits and single hyphens"),
);

/** Site code; also the name of its folder below `content/sites`. */
export const siteCode = v.pipe(slug, v.maxLength(20));

export const reference = (kind: ReferenceKind) => v.pipe(slug, metadata({ reference: kind }));

/** ISO 3166-1 alpha-2. */
export const countryCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, "expected two capital letters"));

export const country = v.pipe(countryCode, metadata({ reference: "country" }));

/** International format in groups, for example `+49 30 0000 0112`. */
export const phone = v.pipe(
  v.string(),
  v.regex(/^\+[0-9 ]{6,20}$/, "expected + and 6 to 20 digits or spaces"),
);

/** A path (`/about#team`) or an absolute http(s) URL, at most 2,048 characters. */
export const href = v.pipe(
  v.string(),
  v.maxLength(2048),
  v.regex(/^(?:\/(?!\/)|https?:\/\/|#)\S*$/, "expected a path that starts with / or an http(s) address"),
  metadata({ link: true }),
);

/** File below `content/media`. Stored content appends the picture's color (`styles/pictures.ts`). */
export const mediaPath = v.pipe(
  v.string(),
  v.maxLength(200),
  v.regex(
    /^[a-z0-9]+(?:[-./][a-z0-9]+)*\.[a-z0-9]+(?:#[0-9a-f]{6})?$/,
    "expected a path below content/media",
  ),
  metadata({ media: true }),
);

/** Codes of ISO 4217 that the runtime knows. */
const currencyCodes: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

export const isIso4217 = (code: string): boolean => currencyCodes.has(code);

export const currencyCode = v.pipe(
  v.string(),
  v.check(isIso4217, "expected a currency of ISO 4217, such as EUR"),
);

/** Untranslated, 1 to `max` characters. */
export const properName = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max));

/** At most 254 characters (RFC 5321). */
export const email = v.pipe(v.string(), v.maxLength(254), v.email());

export const image = v.strictObject({ src: mediaPath, alt: text(200) });

/** Sources of one film, preferred format first (`.webm`, `.mp4`). */
export const video = v.strictObject({
  sources: v.pipe(v.array(mediaPath), v.minLength(1), v.maxLength(3)),
  poster: mediaPath,
  alt: text(200),
  /** WebVTT. `language` is a BCP 47 tag, `label` the language's own name. */
  captions: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          src: mediaPath,
          language: v.pipe(v.string(), v.maxLength(35)),
          label: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
        }),
      ),
      v.maxLength(20),
    ),
    [],
  ),
});

export const link = v.strictObject({ label: text(60), href });

export const action = v.strictObject({ label: v.optional(text(60, "button"), "Button"), href });

export const figure = v.strictObject({ value: text(16), label: text(80) });

export const tones = ["dark", "light", "accent"] as const;
export const tone = v.optional(v.picklist(tones));

export const swatchColors = [
  "gray",
  "red",
  "yellow",
  "blue",
  "black",
  "white",
  "blue-gray",
  "light-grey",
  "purple",
] as const;

export const lineDirections = ["level", "rising", "upright", "falling"] as const;

export const icons = [
  "arrows",
  "chevrons",
  "clock",
  "close",
  "document",
  "phone",
  "play",
  "pin",
  "moon",
  "sun",
  "search",
  "filter",
  "faq-arrow",
  "checkbox-on",
  "checkbox-off",
  "spin",
  "windows-logo",
  "help-done",
  "help-service",
  "help-document",
  "help-software",
  "partners-catalog",
  "partners-contact",
  "partners-certificate",
  "product",
  "model",
  "separator",
  "loading",
  "sensor",
  "switch",
  "battery",
  "wireless",
  "weight",
  "light",
  "sound",
  "microphone",
  "camera",
  "cable",
  "shield",
  "compare",
  "heart",
] as const;
export type IconName = (typeof icons)[number];
/** An icon of the software, or of `icons` in `theme.yaml`. */
export const icon = reference("icon") as unknown as v.GenericSchema<IconName>;

export type SwatchColor = (typeof swatchColors)[number];
export type Image = v.InferOutput<typeof image>;
export type Figure = v.InferOutput<typeof figure>;
export type Link = v.InferOutput<typeof link>;
export type Video = v.InferOutput<typeof video>;
export type LineDirection = (typeof lineDirections)[number];
export type Tone = (typeof tones)[number];

export const list = <const Item extends v.GenericSchema>(item: Item, max: number) =>
  v.pipe(v.array(item), v.maxLength(max));
