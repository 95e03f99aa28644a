import { useLocation } from "@tanstack/react-router";

import type { MenuItem } from "#app/site/site.ts";
import { ContentLink } from "#app/ui/link.tsx";
import { header } from "#styled-system/recipes";

/** Opens its dropdowns on hover and focus, without JavaScript. */
export function MainMenu({ items, label }: { items: MenuItem[]; label: string }) {
  const styles = header();
  return (
    <nav className={styles.navigation} aria-label={label}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            <MenuLink item={item} className={styles.link} />
            {item.children && (
              <ul className={styles.dropdown}>
                {item.children.map((child) => (
                  <li key={child.id}>
                    <MenuLink item={child} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The active item is the one whose address is the current path. */
export function MenuLink({ item, className }: { item: MenuItem; className?: string }) {
  const { pathname } = useLocation();
  return (
    <ContentLink
      href={item.url}
      className={className}
      aria-current={item.url === pathname ? "page" : undefined}
    >
      {item.name}
    </ContentLink>
  );
}
