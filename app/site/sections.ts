import type { Site } from "./site.ts";

/** Parts of a site that exist only if the content has entries for them. */
export const sections = [
  "articles",
  "certificates",
  "downloads",
  "finder",
  "printed-catalog",
  "service",
  "shops",
] as const;

export type Section = (typeof sections)[number];

export const hasSection = ({ without = [] }: Pick<Site, "without">, section: Section): boolean =>
  !without.includes(section);
