import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";

import { SearchBox } from "#app/features/search/box/search-box.tsx";
import type { Suggest } from "#app/site/search.ts";
import { Icon } from "#app/ui/icon.tsx";
import { siteSearch } from "#styled-system/recipes";

import { useDetails } from "./use-details.ts";

export function SiteSearch({ suggest }: { suggest: Suggest }) {
  const { t } = useLingui();
  const { open, setOpen, details, expanded } = useDetails();
  const panel = useRef<HTMLDivElement>(null);
  const styles = siteSearch();
  useEffect(() => {
    if (open) panel.current?.querySelector("input")?.focus();
  }, [open]);
  return (
    <details {...details} className={styles.root}>
      <summary className={styles.toggle} aria-expanded={expanded}>
        <span className={styles.labelClosed}>{t`Open search`}</span>
        <span className={styles.labelOpen}>{t`Close search`}</span>
        <Icon name="search" />
      </summary>
      <div ref={panel} className={styles.panel}>
        <div className={styles.inner}>
          <SearchBox
            label={t`Search the site`}
            suggest={suggest}
            place="bar"
            onLeave={() => setOpen(false)}
          />
        </div>
      </div>
    </details>
  );
}
