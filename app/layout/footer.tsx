import { useLingui } from "@lingui/react/macro";

import type { Menus, SiteConfiguration } from "#app/site/site.ts";
import { ContentLink } from "#app/ui/link.tsx";
import { footer } from "#styled-system/recipes";

import { MenuLink } from "./main-menu.tsx";
import { SocialIcon } from "./social-icon.tsx";

type FooterProps = { menus: Menus; configuration: SiteConfiguration };

export function Footer({ menus, configuration: { brand } }: FooterProps) {
  const { t } = useLingui();
  const styles = footer();
  return (
    <footer className={styles.root}>
      <div className={styles.inner}>
        <nav className={styles.columns} aria-label={t`Footer`}>
          {menus.footer.map((item) => (
            <div key={item.id}>
              <p className={styles.heading}>{item.name}</p>
              <ul className={styles.links}>
                {(item.children ?? [item]).map((child) => (
                  <li key={child.id}>
                    <MenuLink item={child} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={styles.bottom}>
          <p>{brand?.copyright}</p>
          <div className={styles.legal}>
            {menus.copyright.map((item) => (
              <MenuLink key={item.id} item={item} />
            ))}
          </div>
          <div className={styles.social}>
            {brand?.social.map(({ name, src }) => (
              <ContentLink key={name} href={src} aria-label={name}>
                <SocialIcon network={name} />
              </ContentLink>
            ))}
          </div>
        </div>
      </div>
    </footer>
  );
}
