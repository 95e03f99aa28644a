/**
 * Keys for the parts of the catalog that a page shows. An import names its changes with the same keys, and only pages
 * with one of them leave the cache. A page that lacks a key is stale until its next revalidation.
 */
export const shownProduct = (slug: string) => `product ${slug}`;

/** The products of a category's lists, their order and their filters. */
export const shownList = (category: string) => `list ${category}`;

/** Lists that are sorted or filtered by price. */
export const shownPrices = (category: string) => `prices ${category}`;

/** Names, pictures and counts of categories. */
export const shownCategories = "categories";

/** Names of any products, in the choices of forms and beside documents. */
export const shownNames = "names";

export const shownPlaces = "places";
