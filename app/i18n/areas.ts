/** One file of messages per area, with its source folders. Routes name the areas they use. */
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
