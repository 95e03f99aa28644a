import type { Brand, LanguageName, MenuItem } from "#app/site/site.ts";

export const menuKeys = ["menu_main", "menu_footer", "menu_footer_2", "menu_header_1"] as const;
export type MenuKey = (typeof menuKeys)[number];

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
