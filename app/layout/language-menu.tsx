import { Trans } from "@lingui/react/macro";
import { useLocation, useMatches } from "@tanstack/react-router";
import type { KeyboardEvent, MouseEvent, PointerEvent } from "react";

import { placeOn } from "#app/seo/alternates.ts";
import type { LanguageItem, Site } from "#app/site/site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { languageMenu } from "#styled-system/recipes";

import { moveFocus } from "./arrow-keys.ts";
import { useDetails } from "./use-details.ts";

type LanguageMenuProps = {
  languages: LanguageItem[];
  current: Pick<Site, "code" | "languageTag" | "alternates">;
  place: "header" | "drawer";
};

/** Plain links to the current page on the other sites, or to its nearest existing ancestor; many are in groups by country. */
export function LanguageMenu({ languages, current, place }: LanguageMenuProps) {
  const { href } = useLocation();
  const matches = useMatches();
  const { setOpen, details, expanded } = useDetails(place === "header");
  const styles = languageMenu({ place });
  if (languages.length === 0) return null;
  const onPointer = ({ pointerType, type }: PointerEvent) => {
    if (pointerType === "mouse" && place === "header") setOpen(type === "pointerenter");
  };
  const groups = [...Map.groupBy(languages, ({ country }) => country)];
  const tags = new Map(current.alternates.toReversed().map(({ code, hreflang }) => [code, hreflang]));
  const link = ({ code, name, domain }: LanguageItem) => {
    const { path, isOther } = placeOn(code, href, matches);
    return (
      <li key={code}>
        <a
          href={`${domain}${path}`}
          lang={tags.get(code)}
          data-locale={code}
          className={styles.link}
          aria-current={code === current.code ? "true" : undefined}
        >
          <span className={styles.badge}>{code}</span> {name}
          {isOther && (
            <span className={styles.note} lang={current.languageTag}>
              <Trans comment="beside a language; its link opens another page">
                This page is not available in this language
              </Trans>
            </span>
          )}
        </a>
      </li>
    );
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys bubble up from the links
    <details
      {...details}
      className={styles.root}
      onPointerEnter={onPointer}
      onPointerLeave={onPointer}
      onKeyDown={moveBetweenLanguages}
    >
      <summary
        className={styles.summary}
        aria-expanded={expanded}
        onClick={place === "header" ? ignoreClickOnHover : undefined}
      >
        <span className={styles.label}>
          <Trans comment="menu">Language</Trans>
        </span>
        <span className={styles.badge}>{current.code}</span>
        {place === "drawer" && <span>{languages.find(({ code }) => code === current.code)?.name}</span>}
        <Icon name="chevrons" size={16} />
      </summary>
      {groups.length === 1 ? (
        <ul className={styles.list}>{groups[0]![1].map(link)}</ul>
      ) : (
        <ul className={styles.list} data-grouped>
          {groups.map(([country, members]) => (
            <li key={country ?? ""} className={styles.group}>
              {country && <span className={styles.country}>{country}</span>}
              <ul>{members.map(link)}</ul>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

function ignoreClickOnHover(event: MouseEvent<HTMLElement>) {
  const { pointerType } = event.nativeEvent as globalThis.PointerEvent;
  if (pointerType === "mouse" && event.currentTarget.closest("details")?.open) event.preventDefault();
}

function moveBetweenLanguages(event: KeyboardEvent<HTMLDetailsElement>) {
  const { currentTarget: menu } = event;
  if (menu.open) moveFocus(event, [...menu.querySelectorAll("a")]);
}
