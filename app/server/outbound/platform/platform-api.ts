import type { MenuKey } from "#app/site/menu-keys.ts";
import type { Brand, LanguageName, MenuItem } from "#app/site/site.ts";

export type Invitation = {
  name: string;
  title: string;
  text: string;
  email: string;
  open: boolean;
};

/** Source of menus, configuration and invitations. Submissions use `app/server/outbound/delivery`. */
export type PlatformApi = {
  /** Keys without a menu are missing. */
  fetchMenus: (keys: readonly MenuKey[]) => Promise<Partial<Record<MenuKey, MenuItem[]>>>;
  fetchSiteInfo: () => Promise<{ brand: Brand; languages: LanguageName[] }>;
  fetchInvitation: (award: string) => Promise<Invitation | undefined>;
};
