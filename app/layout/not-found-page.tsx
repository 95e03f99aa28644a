import { Trans, useLingui } from "@lingui/react/macro";
import { Link, rootRouteId, useMatch } from "@tanstack/react-router";

import type { Menus } from "#app/site/site.ts";
import { ContentLink } from "#app/ui/link.tsx";
import { button, errorPage, field } from "#styled-system/recipes";

import { pictograms } from "../../styles/theme.gen.ts";

export function NotFoundPage() {
  const { t } = useLingui();
  const root = useMatch({ from: rootRouteId, shouldThrow: false });
  const { main = [] } = (root?.loaderData as { menus?: Menus } | undefined)?.menus ?? {};
  const styles = errorPage();
  return (
    <div className={styles.root}>
      <NotFoundGraphic className={styles.graphic} />
      <h1 className={styles.oops}>
        <Trans>Oops</Trans>
      </h1>
      <p className={styles.text}>
        <Trans>This page could not be found</Trans>
      </p>
      <form action="/search" role="search" className={styles.search}>
        <input
          type="search"
          name="q"
          maxLength={100}
          required
          aria-label={t`Search the site`}
          className={field()}
        />
        <button className={button()}>
          <Trans comment="button">Search</Trans>
        </button>
      </form>
      {main.length > 0 && (
        <ul className={styles.ways}>
          {main.map(({ id, name, url }) => (
            <li key={id}>
              <ContentLink href={url} className={styles.way}>
                {name}
              </ContentLink>
            </li>
          ))}
        </ul>
      )}
      <Link to="/" className={button({ look: "outline" })}>
        <Trans comment="button">Back to home</Trans>
      </Link>
    </div>
  );
}

function NotFoundGraphic({ className }: { className: string | undefined }) {
  return (
    <svg
      viewBox="0 0 300 110"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="6"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M62 100V10L8 72h74M272 100V10l-54 62h74" />
      <path d={pictograms.zero} fill="var(--colors-action-hover)" fillOpacity=".35" />
      {pictograms.zeroLines && <path d={pictograms.zeroLines} strokeWidth="3" />}
    </svg>
  );
}
