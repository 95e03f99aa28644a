import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import type { Menus, Site, SiteConfiguration } from "#app/site/site.ts";
import { header, skipLink } from "#styled-system/recipes";

import { LanguageMenu } from "./language-menu.tsx";
import { Logo } from "./logo.tsx";
import { MainMenu } from "./main-menu.tsx";
import { MobileMenu } from "./mobile-menu.tsx";

type HeaderProps = { menus: Menus; configuration: SiteConfiguration; site: Site };

export function Header({ menus, configuration, site }: HeaderProps) {
  const { t } = useLingui();
  const styles = header();
  return (
    <>
      <a href="#main" className={skipLink()}>
        <Trans>Skip to content</Trans>
      </a>
      <header className={styles.root}>
        <div className={styles.inner}>
          <Link to="/" className={styles.logo}>
            <Logo brand={configuration.brand} />
          </Link>
          <MainMenu items={menus.main} label={t`Main menu`} />
          <div className={styles.tools}>
            <LanguageMenu languages={menus.languages} current={site.code} />
            <MobileMenu items={menus.main} />
          </div>
        </div>
      </header>
    </>
  );
}
