import { useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, Suspense, useState } from "react";

import type { MenuItem } from "#app/site/site.ts";
import { mainMenu } from "#styled-system/recipes";

import { moveFocus, rowKeys } from "./arrow-keys.ts";
import { MenuDropdown } from "./menu-dropdown.tsx";
import { MenuLink } from "./menu-link.tsx";

export function MainMenu({ items }: { items: MenuItem[] }) {
  const { t } = useLingui();
  const [openItem, setOpenItem] = useState<string>();
  const styles = mainMenu();
  if (items.length === 0) return null;
  return (
    <nav className={styles.root} aria-label={t`Main menu`}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys bubble up from the links */}
      <ul className={styles.list} onKeyDown={moveAlongRow}>
        {items.map((item) =>
          item.children?.length ? (
            <Suspense key={item.id}>
              <MenuDropdown
                item={item}
                links={item.children}
                open={openItem === item.id}
                onOpenChange={(open) =>
                  setOpenItem((current) => (open ? item.id : current === item.id ? undefined : current))
                }
              />
            </Suspense>
          ) : (
            <li key={item.id} className={styles.item}>
              <MenuLink item={item} className={styles.link} />
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

/** Left and right move between the top-level entries, also from inside a dropdown. */
function moveAlongRow(event: KeyboardEvent<HTMLUListElement>) {
  if (!/^Arrow(?:Left|Right)$/.test(event.key)) return;
  const row = event.currentTarget;
  const items = [...row.children];
  const links = items.map((item) => item.querySelector<HTMLElement>("a")!);
  const focused = items.findIndex((item) => item.contains(document.activeElement));
  moveFocus(event, links, { focused, keys: rowKeys(getComputedStyle(row).direction === "rtl") });
}
