/** A catalog for each area, and the folders whose messages it holds. A route names the areas it shows. */
export const catalogSources = {
  common: ["app/layout", "app/routes", "app/ui", "app/search/box", "app/server/http"],
  catalog: ["app/catalog"],
  support: ["app/support"],
  stores: ["app/stores"],
  search: ["app/search/results"],
  content: ["app/blocks", "app/journal"],
  mail: ["app/server/mail"],
  validation: ["app/validation", "app/forms"],
} satisfies Record<string, string[]>;

export type Area = keyof typeof catalogSources;
