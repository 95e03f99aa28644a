import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { Suspense, useSyncExternalStore } from "react";

import type { Suggest } from "#app/site/search.ts";
import type { Menus, Site, SiteConfiguration } from "#app/site/site.ts";
import { header, skipLink } from "#styled-system/recipes";

import { LanguageMenu } from "./language-menu.tsx";
import { Logo } from "./logo.tsx";
import { MainMenu } from "./main-menu.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { SchemeSwitch } from "./scheme-switch.tsx";
import { SiteSearch } from "./site-search.tsx";

const subscribe = (onChange: () => void) => {
  window.addEventListener("scroll", onChange, { passive: true });
  return () => window.removeEventListener("scroll", onChange);
};

const useScrolled = () =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > 0,
    () => false,
  );

type HeaderProps = { menus: Menus; configuration: SiteConfiguration; site: Site; suggest: Suggest };

export function Header({ menus, configuration, site, suggest }: HeaderProps) {
  const scrolled = useScrolled();
  const styles = header();
  return (
    <>
      <a href="#main" className={skipLink()}>
        <Trans>Skip to content</Trans>
      </a>
      <Suspense>
        <header className={styles.root} data-scrolled={scrolled || undefined}>
          <div className={styles.inner}>
            <Link to="/" className={styles.logo}>
              <Logo brand={configuration.brand} />
            </Link>
            <div className={styles.tools}>
              <MainMenu items={menus.main} />
              <Suspense>
                <SiteSearch suggest={suggest} />
              </Suspense>
              <SchemeSwitch place="header" />
              <div className={styles.languages}>
                <Suspense>
                  <LanguageMenu languages={menus.languages} current={site} place="header" />
                </Suspense>
              </div>
              <Suspense>
                <MobileMenu menus={menus} configuration={configuration} site={site} />
              </Suspense>
            </div>
          </div>
        </header>
      </Suspense>
    </>
  );
}
