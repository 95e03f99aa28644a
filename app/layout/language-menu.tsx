import { useLingui } from "@lingui/react/macro";
import { useLocation } from "@tanstack/react-router";

import type { LocaleCode } from "#app/site/markets.ts";
import type { LanguageItem } from "#app/site/site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { languageMenu } from "#styled-system/recipes";

/** Plain links to the same page on the other sites, the same in the HTML and after hydration. */
export function LanguageMenu({ languages, current }: { languages: LanguageItem[]; current: LocaleCode }) {
  const { t } = useLingui();
  const { href } = useLocation();
  const styles = languageMenu();
  if (languages.length === 0) return null;
  return (
    <details className={styles.root}>
      <summary className={styles.summary} aria-label={t`Language`}>
        {current}
        <Icon name="chevron" size={16} />
      </summary>
      <ul className={styles.list}>
        {languages.map(({ code, name, domain }) => (
          <li key={code}>
            <a
              href={`${domain}${href}`}
              lang={languageTags[code] ?? code}
              className={styles.link}
              aria-current={code === current ? "true" : undefined}
            >
              <span>{name}</span>
              <span>{code}</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Codes that are not their language's tag. */
const languageTags: Partial<Record<LocaleCode, string>> = { kz: "kk", rs: "sr-Latn" };
