import { eq, sql } from "drizzle-orm";

import type { Database } from "#app/server/data/database/client.server.ts";
import { brand, menu, product, productText } from "#app/server/data/database/schema.ts";
import type { MenuItem } from "#app/site/site.ts";

/** The longest label of a menu, 60 characters: in words of usual length, and as one endless word. */
export const longLabel = "Replacement skates, coiled cables and stands for every model";
export const longWord = "Hochgeschwindigkeitsabtastratenumschalterschutzabdeckungsset";

/** The shortest and the longest product name, side by side in the first row of their family. */
export const shortName = "Vela";
export const longName = "Resonance Studio Wireless Limited Edition with Charging Base";

/**
 * Sets stored content to its limits: long labels in every menu, a short name beside a long one, products without tags
 * and colors, with a single picture, and a family with a single product. The German site has a missing logo; the
 * Latvian one has no configuration, no menus and no other languages.
 */
export async function strainContent(db: Database): Promise<void> {
  for (const { key, locale, items } of await db.select().from(menu)) {
    const strained = key === "menu_header_1" ? strainLanguages(items) : strainMenu(items);
    await db
      .update(menu)
      .set({ items: strained })
      .where(sql`${menu.key} = ${key} and ${menu.locale} = ${locale}`);
  }
  await db.update(productText).set({ name: shortName }).where(eq(productText.product, "facet"));
  await db.update(productText).set({ name: longName }).where(eq(productText.product, "facet-mini"));
  await db.update(product).set({ tags: [], colors: [] }).where(eq(product.slug, "facet-mini"));
  await db
    .update(product)
    .set({ images: sql`${product.images}[1:1]`, colors: [], inStock: false, related: ["prism"] })
    .where(eq(product.slug, "shard"));
  await db
    .update(product)
    .set({ category: "accessories" })
    .where(sql`${product.category} = 'headsets' and ${product.slug} <> 'echo'`);
  const logo = { desktop: "logo/wide.svg", mobile: "logo/small.svg" };
  await db
    .update(brand)
    .set({ data: sql`${brand.data} || ${JSON.stringify({ logo })}::jsonb` })
    .where(eq(brand.locale, "de"));
  await db.delete(brand).where(eq(brand.locale, "lv"));
  await db.delete(menu).where(eq(menu.locale, "lv"));
}

/** The first entry of each list gets the long label, the last one the endless word. */
function strainMenu(items: MenuItem[]): MenuItem[] {
  return items.map((item, at) => ({
    ...item,
    name: at === 0 ? longLabel : at === items.length - 1 ? longWord : item.name,
    ...(item.children && { children: strainMenu(item.children) }),
  }));
}

/** The name of a language has at most 40 characters. */
const strainLanguages = (items: MenuItem[]) =>
  items.map((item, at) => (at < 2 ? { ...item, name: [longLabel, longWord][at]!.slice(0, 40) } : item));
