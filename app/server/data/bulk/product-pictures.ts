import { withoutPictureColor } from "../../../../styles/pictures.ts";
import type { ProductShape } from "../import/product-shape.ts";
import type { GivenCell } from "./map-row.ts";

/** Collects the pictures of all rows, because further pictures of a product may have separate rows. */
export function picturesOf(
  all: readonly GivenCell[],
  knownName = "Picture",
): NonNullable<ProductShape["images"]> {
  const pictures = new Map<string, string>();
  for (const { row, field, cell } of all) {
    if (field !== "images" || cell.value === undefined) continue;
    const sources = listed(cell.value);
    const alts = listed(row.cells["images.alt"]?.value);
    for (const [index, src] of sources.entries())
      if (!pictures.has(src)) pictures.set(src, alts[index] ?? "");
  }
  const name = all.find(({ field, cell }) => field === "name" && cell.value !== undefined)?.cell.value;
  return Array.from(pictures, ([src, alt]) => ({
    src,
    alt: (alt || String(name ?? knownName)).slice(0, 200),
  }));
}

/** Adds pictures of a variant to a product without variants. */
export function addPictures(product: ProductShape, sources: readonly string[]) {
  const images = product.images ?? [];
  const more = sources.filter((src) => !images.some((image) => withoutPictureColor(image.src) === src));
  if (more.length === 0) return;
  const alt = String(product.name ?? "Picture").slice(0, 200);
  product.images = [...images, ...more.map((src) => ({ src, alt }))];
}

export function listed(value: unknown): string[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value.map(String);
  return String(value)
    .split("|")
    .map((part) => part.trim());
}
