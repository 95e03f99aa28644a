import type { Site } from "./site.ts";

/** What the page's root element says of the site, for the style sheet. */
export const themeAttributes = ({ theme, greece }: Pick<Site, "theme" | "greece">) => ({
  className: greece ? `theme-${theme} site-greece` : `theme-${theme}`,
});
