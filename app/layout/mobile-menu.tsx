import { useLingui } from "@lingui/react/macro";
import { useLocation } from "@tanstack/react-router";

import type { MenuItem } from "#app/site/site.ts";
import { header } from "#styled-system/recipes";

import { MenuLink } from "./main-menu.tsx";

/** Native disclosure: it opens without JavaScript, and a change of the path draws it anew, closed. */
export function MobileMenu({ items }: { items: MenuItem[] }) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const styles = header();
  return (
    <details key={pathname} className={styles.burger}>
      <summary aria-label={t`Menu`}>
        <svg
          width="24"
          height="24"
          viewBox="0 0 24 24"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="M3 6h18M3 12h18M3 18h18" />
        </svg>
      </summary>
      <nav className={styles.drawer} aria-label={t`Main menu`}>
        {items.map((item) => (
          <div key={item.id}>
            <MenuLink item={item} />
            {item.children && (
              <ul>
                {item.children.map((child) => (
                  <li key={child.id}>
                    <MenuLink item={child} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        ))}
      </nav>
    </details>
  );
}
