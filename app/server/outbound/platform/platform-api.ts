import type { MenuKey } from "#app/site/menu-keys.ts";
import type { Brand, MenuItem, SiteConfiguration } from "#app/site/site.ts";

/** What an award says of the invitation that visitors may ask for. */
export type Invitation = {
  name: string;
  title: string;
  text: string;
  /** Where visitors may write instead. */
  email: string;
  /** Whether one can be asked for today. */
  open: boolean;
};

/**
 * Where menus, the site's configuration and invitations come from. What visitors send goes another way, because it
 * is stored first: `app/server/outbound/delivery`.
 */
export type PlatformApi = {
  /** A key without a stored menu is missing in the answer. */
  fetchMenus: (keys: readonly MenuKey[]) => Promise<Partial<Record<MenuKey, MenuItem[]>>>;
  fetchSiteInfo: () => Promise<{ brand: Brand; languages: SiteConfiguration["languages"] }>;
  /** Nothing when there is no such award. */
  fetchInvitation: (award: string) => Promise<Invitation | undefined>;
};
