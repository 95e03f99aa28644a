import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import type { Menus, Site, SiteConfiguration } from "#app/site/site.ts";
import { header, skipLink } from "#styled-system/recipes";

import { LanguageMenu } from "./language-menu.tsx";
import { Logo } from "./logo.tsx";
import { MainMenu } from "./main-menu.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { useScrolled } from "./use-scrolled.ts";

type HeaderProps = { menus: Menus; configuration: SiteConfiguration; site: Site };

/** Solid at the top of a page and without JavaScript, translucent once the page is scrolled. */
export function Header({ menus, configuration, site }: HeaderProps) {
  const scrolled = useScrolled();
  const styles = header();
  return (
    <>
      <a href="#main" className={skipLink()}>
        <Trans>Skip to content</Trans>
      </a>
      <header className={styles.root} data-scrolled={scrolled || undefined}>
        <div className={styles.inner}>
          <Link to="/" className={styles.logo}>
            <Logo brand={configuration.brand} />
          </Link>
          <div className={styles.tools}>
            <MainMenu items={menus.main} />
            <div className={styles.languages}>
              <LanguageMenu languages={menus.languages} current={site.code} place="header" />
            </div>
            <MobileMenu menus={menus} configuration={configuration} site={site} />
          </div>
        </div>
      </header>
    </>
  );
}
