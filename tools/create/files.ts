/** Generates the files of a new brand, by path below its folder. */
import { legalKinds } from "#app/site/legal.ts";

import { accents, paletteOf } from "./colors.ts";
import type { NewBrand } from "./options.ts";
import { iconOf, logoOf, productPicture, scenePicture } from "./pictures.ts";
import { legalPage, legalTitles, pages, productNames, scene, yaml } from "./pages.ts";
import { text } from "./texts.ts";

const categories = [
  { slug: "large", name: "Large", description: "For rooms with space." },
  { slug: "small", name: "Small", description: "For shelves and tables." },
] as const;

/** Plausible prices in every currency. */
const priceOf = (index: number, currency: string) => {
  const rate =
    { CZK: 25, HUF: 400, JPY: 160, RUB: 95, UAH: 45, KZT: 520, RSD: 117, KRW: 1500 }[currency] ?? 1;
  return Math.round((39 + index * 30) * rate);
};

function sitesFile({ slug, sites }: NewBrand) {
  return {
    defaultSite: sites[0]!.code,
    sourceLocale: "en",
    sites: sites.map(({ code, locale, languageTag, country, currency }, index) => ({
      code,
      ...(code !== locale && { locale }),
      languageTag,
      country,
      name: nativeName(languageTag),
      currency,
      host: index === 0 ? `${slug}.example` : `${code}.${slug}.example`,
      aliases: index === 0 ? [`www.${slug}.example`] : [],
      localHosts: [`${code}.localhost`, ...(index === 0 ? ["localhost", "127.0.0.1"] : [])],
    })),
  };
}

function nativeName(tag: string): string {
  const name = new Intl.DisplayNames(tag, { type: "language" }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

function theme({ color }: NewBrand) {
  const roboto = {
    name: "Roboto",
    from: [{ package: "@expo-google-fonts/roboto", scripts: ["latin", "cyrillic", "greek", "vietnamese"] }],
  };
  return {
    colors: paletteOf(color),
    accents,
    radii: { button: 8, card: 12 },
    fonts: { capitals: false, text: roboto, heading: roboto },
  };
}

const menu = (id: string, name: string, url: string) => ({ id, name, url });

const menus = {
  menu_main: [
    {
      ...menu("products", text("Products"), "/category"),
      children: categories.map(({ slug, name }) => menu(slug, text(name), `/category/${slug}`)),
    },
    menu("about", text("About us"), "/about"),
    menu("help", text("Help"), "/help"),
    menu("contacts", text("Contacts"), "/contacts"),
  ],
  menu_footer: [
    menu("products", text("Products"), "/category"),
    menu("about", text("About us"), "/about"),
    menu("help", text("Help"), "/help"),
    menu("contacts", text("Contacts"), "/contacts"),
  ],
  menu_footer_2: legalKinds.map((kind) => menu(kind, text(legalTitles[kind]), `/${kind}`)),
};

const vocabulary = {
  units: { gram: text("{value} g") },
  specifications: {
    weight: { label: text("Weight"), kind: "quantity", unit: "gram", card: true },
    material: { label: text("Material"), kind: "terms", filter: true },
  },
  terms: { wood: text("wood"), steel: text("steel") },
  colors: { black: { label: text("Black"), swatch: "#1a1b1d" } },
  tags: { new: text("New") },
  connections: {},
  countries: {},
};

function product(index: number, { sites, slug }: NewBrand) {
  const name = productNames[index]!;
  const file = name.toLowerCase();
  const currencies = [...new Set(sites.map(({ currency }) => currency))];
  return {
    sku: `${slug.slice(0, 3).toUpperCase()}-${String(index + 1).padStart(2, "0")}`,
    category: categories[index < 3 ? 0 : 1]!.slug,
    position: (index + 1) * 10,
    name,
    promise: text("One sentence that says what this product does better."),
    description: text(
      "Describe here what the product is made of, whom it is for and what it is like to use.",
    ),
    ...(index % 3 === 0 && { tags: ["new"] }),
    images: [
      { src: `products/${file}.webp`, alt: text("{product}, seen from the front.", { product: name }) },
    ],
    prices: Object.fromEntries(currencies.map((currency) => [currency, priceOf(index, currency)])),
    specifications: { weight: 900 + index * 250, material: [index % 2 === 0 ? "wood" : "steel"] },
  };
}

export async function filesOf(brand: NewBrand): Promise<Record<string, string | Buffer>> {
  const { name, color } = brand;
  const pictures = await Promise.all(productNames.map((_, index) => productPicture(index, color)));
  return {
    "sites.yaml": yaml(sitesFile(brand), "Sites of this deployment: docs/content.md."),
    "brand.yaml": yaml({
      name,
      tagline: text("Made to last."),
      copyright: text("© {year} {name}. All rights reserved.", { name }),
      icon: "icon.svg",
      logo: { desktop: "logo.svg", mobile: "logo.svg" },
      shareImage: scene(name),
      social: [],
    }),
    "theme.yaml": yaml(theme(brand), "The look of the brand: docs/your-brand.md."),
    "menus.yaml": yaml(menus),
    "vocabulary.yaml": yaml(vocabulary, "Words that many products share."),
    ...Object.fromEntries(
      categories.map(({ slug, ...category }, index) => [
        `categories/${slug}.yaml`,
        yaml({
          name: text(category.name),
          description: text(category.description),
          image: { src: `products/${productNames[index * 3]!.toLowerCase()}.webp`, alt: text(category.name) },
          position: (index + 1) * 10,
        }),
      ]),
    ),
    ...Object.fromEntries(
      productNames.flatMap((product_, index) => [
        [`products/${product_.toLowerCase()}.yaml`, yaml(product(index, brand))],
        [`media/products/${product_.toLowerCase()}.webp`, pictures[index]!],
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(pages(brand)).map(([slug, page]) => [`pages/${slug}.yaml`, yaml(page)]),
    ),
    ...Object.fromEntries(legalKinds.map((kind) => [`pages/${kind}.md`, legalPage(kind)])),
    "media/scenes/home.webp": await scenePicture(color),
    "media/logo.svg": logoOf(name),
    "media/icon.svg": iconOf(name, paletteOf(color).action.fill),
  };
}
