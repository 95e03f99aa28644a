/** A catalog for each area, and the folders whose messages it holds. A route names the areas it shows. */
export const catalogSources = {
  common: ["app/layout", "app/routes", "app/ui", "app/features/search/box", "app/server/http"],
  catalog: ["app/features/products"],
  support: ["app/features/support"],
  stores: ["app/features/stores"],
  search: ["app/features/search/results"],
  content: ["app/blocks", "app/features/journal"],
  mail: ["app/server/outbound/delivery"],
  validation: ["app/validation", "app/forms"],
} satisfies Record<string, string[]>;

export type Area = keyof typeof catalogSources;
