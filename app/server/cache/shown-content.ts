/** Keys of what a page shows; imports name changes with them. A page without its key is stale until revalidated. */
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
