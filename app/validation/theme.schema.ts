/** `theme.yaml`: the look of the brand. Missing fields use `styles/default-theme.ts`. */
import * as v from "valibot";

import {
  defaultAccents,
  defaultAlternate,
  defaultBullet,
  defaultColors,
  defaultFonts,
  defaultPictograms,
  defaultRadii,
} from "../../styles/default-theme.ts";
import { slug } from "./fields.ts";

const color = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, "expected a color as #rrggbb, in small letters"));

type Fonts = { text: FontFamily; heading: FontFamily; greek?: FontFamily; capitals: boolean };

const standardFonts = defaultFonts as unknown as Fonts;

type Defaults = { readonly [name: string]: string | Defaults };

type Colors<Of> = v.GenericSchema<{ [Name in keyof Of]?: unknown }, Widened<Of>>;

type Widened<Of> = { [Name in keyof Of]: Of[Name] extends string ? string : Widened<Of[Name]> };

const colors = <const Of extends Defaults>(defaults: Of): Colors<Of> =>
  v.strictObject(
    Object.fromEntries(
      Object.entries(defaults).map(([name, value]) => [
        name,
        typeof value === "string" ? v.optional(color, value) : v.optional(colors(value), {}),
      ]),
    ),
  ) as unknown as Colors<Of>;

const radius = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(40));

export const fontScripts = [
  "latin",
  "cyrillic",
  "greek",
  "vietnamese",
  "arabic",
  "hebrew",
  "georgian",
  "armenian",
  "thai",
] as const;

const fontFile = v.pipe(
  v.string(),
  v.regex(
    /^(?:[\w-]+\/)*[\w.-]+\.(?:ttf|otf|woff)$/,
    "expected a .ttf, .otf or .woff file below the content folder",
  ),
);

/** Scripts whose letters the files contain. */
const fontSource = v.pipe(
  v.strictObject({
    /** npm package: `@expo-google-fonts/…`, `@fontsource/…` or `@fontsource-variable/…`. */
    package: v.optional(
      v.pipe(
        v.string(),
        v.regex(
          /^@(?:expo-google-fonts|fontsource|fontsource-variable)\/[a-z0-9-]+$/,
          "expected a package of @expo-google-fonts, @fontsource or @fontsource-variable",
        ),
      ),
    ),
    /** By weight (`400`, `500`, `600`), or one `variable` file with a weight axis. */
    files: v.optional(
      v.record(
        v.pipe(v.string(), v.regex(/^(?:[1-9]00|variable)$/, "expected a weight, or variable")),
        fontFile,
      ),
    ),
    scripts: v.pipe(v.array(v.picklist(fontScripts)), v.minLength(1)),
    /** Values of the other axes of a variable font. */
    axes: v.optional(v.record(v.pipe(v.string(), v.regex(/^[A-Za-z]{4}$/)), v.number())),
  }),
  v.check((source) => !source.package !== !source.files, "expected either a package or files"),
);

const fontFamily = v.strictObject({
  name: v.pipe(v.string(), v.regex(/^[\p{L}\p{N}][\p{L}\p{N} -]{0,59}$/u, "expected the name of the family")),
  /** The first source with a script is used for it. */
  from: v.pipe(v.array(fontSource), v.minLength(1), v.maxLength(20)),
  /** For printed documents, which do not support variable fonts; default: those of `from` that are not variable. */
  print: v.optional(v.pipe(v.array(fontSource), v.minLength(1), v.maxLength(20))),
});

const fonts = v.strictObject({
  text: v.optional(fontFamily, () => standardFonts.text),
  heading: v.optional(fontFamily, () => standardFonts.heading),
  /** Headings of the sites with `greece: true`. */
  greek: v.optional(fontFamily),
  /** Sets headings, buttons and labels in capitals. */
  capitals: v.optional(v.boolean(), true),
});

const svgPath = v.pipe(
  v.string(),
  v.maxLength(2000),
  v.regex(/^[Mm][A-Za-z\d\s,.+-]*$/, "expected the `d` of an SVG path"),
);

/** Roles in `colors`; `accent` is used on dark surfaces. */
export const markColors = ["action", "hover", "highlight", "signal", "accent"] as const;

const drawing = v.strictObject({
  width: v.pipe(v.number(), v.minValue(1), v.maxValue(100)),
  height: v.pipe(v.number(), v.minValue(1), v.maxValue(100)),
  parts: v.pipe(
    v.array(
      v.strictObject({
        path: svgPath,
        fill: v.union([v.picklist(markColors), color]),
        opacity: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
      }),
    ),
    v.minLength(1),
    v.maxLength(12),
  ),
});

const percentage = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

const shape = v.strictObject({
  /** Cuts off two corners of pictures, labels and prices; otherwise corners are round. */
  cut: v.optional(v.boolean(), false),
  /** Surfaces with several tones, like a cut stone, and fine lines across them. */
  facets: v.optional(v.boolean(), false),
  /** Corners of pins, marks and stages in percent of width and height; default: a circle. */
  outline: v.optional(v.pipe(v.array(v.tuple([percentage, percentage])), v.minLength(3), v.maxLength(24))),
  /** Ratio of the outline's width to its height, in print. */
  ratio: v.optional(v.pipe(v.number(), v.minValue(0.2), v.maxValue(5)), 1),
});

export const themeFile = v.strictObject({
  colors: v.optional(colors(defaultColors), {}),
  /** Theme of the sites with `theme: alternate`. Default: that of the other sites. */
  alternate: v.optional(colors(defaultAlternate)),
  accents: v.optional(colors(defaultAccents), {}),
  radii: v.optional(
    v.strictObject({
      button: v.optional(radius, defaultRadii.button),
      card: v.optional(radius, defaultRadii.card),
    }),
    {},
  ),
  fonts: v.optional(fonts, () => standardFonts),
  shape: v.optional(shape, {}),
  /** Horizontal position of the subject in pictures of categories, in percent; narrow banners are cropped around it. */
  focus: v.optional(percentage, 50),
  /** Next to the brand's name if `brand.yaml` has no logo, and in print; default: only the name. */
  mark: v.optional(v.strictObject({ ...drawing.entries, print: v.optional(drawing.entries.parts) })),
  /** Marks of list items. */
  bullet: v.optional(drawing, () => defaultBullet as v.InferOutput<typeof drawing>),
  pictograms: v.optional(
    v.strictObject({
      rating: v.optional(svgPath, defaultPictograms.rating),
      zero: v.optional(svgPath, defaultPictograms.zero),
      /** On the zero of 404. */
      zeroLines: v.optional(svgPath),
    }),
    {},
  ),
  /** Strokes on 24 × 24: additional icons, or replacements of those in `styles/icon-paths.ts`. */
  icons: v.optional(v.pipe(v.record(slug, svgPath), v.maxEntries(60)), {}),
});

export type Drawing = v.InferOutput<typeof drawing>;
export type FontScript = (typeof fontScripts)[number];
export type FontSource = v.InferOutput<typeof fontSource>;
export type FontFamily = v.InferOutput<typeof fontFamily>;
export type Theme = v.InferOutput<typeof themeFile>;
