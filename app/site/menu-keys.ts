export const menuKeys = ["menu_main", "menu_footer", "menu_footer_2", "menu_header_1"] as const;
export type MenuKey = (typeof menuKeys)[number];
