import { useLingui } from "@lingui/react/macro";
import { type MouseEvent, Suspense } from "react";

import type { Menus, Site, SiteConfiguration } from "#app/site/site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { mobileMenu } from "#styled-system/recipes";

import { LanguageMenu } from "./language-menu.tsx";
import { MenuLink } from "./menu-link.tsx";
import { SchemeSwitch } from "./scheme-switch.tsx";
import { SocialLinks } from "./social-links.tsx";
import { useDetails } from "./use-details.ts";

type MobileMenuProps = { menus: Menus; configuration: SiteConfiguration; site: Site };

/** Full-screen below the header. styles/global.ts locks the page behind it. */
export function MobileMenu({ menus, configuration, site }: MobileMenuProps) {
  const { t } = useLingui();
  const { setOpen, details, expanded } = useDetails();
  const styles = mobileMenu();
  const { main, languages } = menus;
  if (main.length === 0 && languages.length === 0 && !configuration.brand?.social.length) return null;
  // A link to the current page does not change the URL, so it must close the menu itself.
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest("a")) setOpen(false);
  };
  return (
    <details {...details} className={styles.root}>
      <summary className={styles.burger} aria-expanded={expanded}>
        <span className={styles.labelClosed}>{t`Open menu`}</span>
        <span className={styles.labelOpen}>{t`Close menu`}</span>
        <span className={styles.bars}>
          <span />
          <span />
          <span />
        </span>
      </summary>
      <div className={styles.drawer} role="presentation" onClick={onClick}>
        <Suspense>
          {main.length > 0 && (
            <nav aria-label={t`Main menu`}>
              <ul className={styles.list}>
                {main.map((item) => (
                  <li key={item.id}>
                    {item.children?.length ? (
                      <details name="mobile-menu" className={styles.group}>
                        <summary className={styles.link}>
                          {item.name}
                          <Icon name="chevrons" />
                        </summary>
                        <ul className={styles.children}>
                          {item.children.every(({ url }) => url !== item.url) && (
                            <li>
                              <MenuLink item={item} className={styles.child} />
                            </li>
                          )}
                          {item.children.map((child) => (
                            <li key={child.id}>
                              <MenuLink item={child} className={styles.child} />
                            </li>
                          ))}
                        </ul>
                      </details>
                    ) : (
                      <MenuLink item={item} className={styles.link} />
                    )}
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <div className={styles.extras}>
            <LanguageMenu languages={languages} current={site} place="drawer" />
            <SchemeSwitch place="drawer" />
            <SocialLinks brand={configuration.brand} />
          </div>
        </Suspense>
      </div>
    </details>
  );
}
