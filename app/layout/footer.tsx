import { useLingui } from "@lingui/react/macro";

import { hasCookieNotice } from "#app/site/services.ts";
import type { Menus, SiteConfiguration } from "#app/site/site.ts";
import { footer } from "#styled-system/recipes";

import { CookieChoice } from "./cookie-choice.tsx";
import { Logo } from "./logo.tsx";
import { MenuLink } from "./menu-link.tsx";
import { SocialLinks } from "./social-links.tsx";
import { WideLogo } from "./wide-logo.tsx";

type FooterProps = { menus: Menus; configuration: SiteConfiguration };

export function Footer({ menus, configuration: { brand, year } }: FooterProps) {
  const { t } = useLingui();
  const styles = footer();
  return (
    <footer id="site-footer" className={styles.root}>
      <div className={styles.inner}>
        <div className={styles.top}>
          <div className={styles.brand}>
            {brand?.logo && (
              <div className={styles.logo}>
                <Logo brand={brand} />
              </div>
            )}
            {brand && <p className={styles.tagline}>{brand.tagline}</p>}
            <SocialLinks brand={brand} />
          </div>
          {menus.footer.length > 0 && (
            <nav className={styles.columns} aria-label={t`Footer`}>
              {menus.footer.map((item) => (
                <div key={item.id} className={styles.column}>
                  <MenuLink item={item} className={styles.heading} />
                  {item.children && item.children.length > 0 && (
                    <ul className={styles.links}>
                      {item.children.map((child) => (
                        <li key={child.id}>
                          <MenuLink item={child} className={styles.link} />
                        </li>
                      ))}
                    </ul>
                  )}
                </div>
              ))}
            </nav>
          )}
        </div>
        <WideLogo brand={brand} />
        <div className={styles.bottom}>
          <p>{brand?.copyright ?? `© ${year}`}</p>
          <ul className={styles.legal}>
            {menus.copyright.map((item) => (
              <li key={item.id}>
                <MenuLink item={item} className={styles.link} />
              </li>
            ))}
            {hasCookieNotice(brand) && (
              <li>
                <CookieChoice />
              </li>
            )}
          </ul>
        </div>
      </div>
    </footer>
  );
}
