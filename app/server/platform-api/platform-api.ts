import type { MenuKey } from "../content-import/site.schema.ts";
import type { Brand, MenuItem, SiteConfiguration } from "../../site/site.ts";

/** Where menus and the site's configuration come from. */
export type PlatformApi = {
  /** A key without a stored menu is missing in the answer. */
  fetchMenus: (keys: readonly MenuKey[]) => Promise<Partial<Record<MenuKey, MenuItem[]>>>;
  fetchSiteInfo: () => Promise<{ brand: Brand; languages: SiteConfiguration["languages"] }>;
};
