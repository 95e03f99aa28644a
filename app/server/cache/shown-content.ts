/**
 * What of the catalog a page shows. An import names what it changed in the same words, and only pages that show it
 * leave the cache. A page that misses a word is old until its next revalidation.
 */
export const shownProduct = (slug: string) => `product ${slug}`;

/** Which products a list of the category has, their order and its filters. */
export const shownList = (category: string) => `list ${category}`;

/** Lists that are sorted or filtered by price. */
export const shownPrices = (category: string) => `prices ${category}`;

/** Names, pictures and counts of categories. */
export const shownCategories = "categories";

/** Names of any products, in the choices of forms and beside documents. */
export const shownNames = "names";

export const shownPlaces = "places";
