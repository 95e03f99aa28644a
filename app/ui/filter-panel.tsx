import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from "react";

import { button, filterPanel } from "#styled-system/recipes";

import { Icon } from "./icon.tsx";

type FilterPanelProps = {
  title: string;
  active: number;
  /** Whether it is open at first on narrow windows. */
  isOpen?: boolean;
  submit: ReactNode;
  reset?: ReactNode;
  children: ReactNode;
};

/** Filters inside a `FilterForm`: beside the list on wide windows, a full-screen panel on narrow ones. Needs no JavaScript. */
export function FilterPanel({ title, active, isOpen = false, submit, reset, children }: FilterPanelProps) {
  const styles = filterPanel();
  const [open] = useState(isOpen);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes what is open
    <details open={open} className={styles.root} onKeyDown={closeOnEscape}>
      <summary className={styles.summary}>
        <Icon name="filter" />
        <span className={styles.title}>
          {title}
          {active > 0 && <span className={styles.active}>{active}</span>}
        </span>
        <span className={styles.close}>
          <Icon name="close" />
        </span>
      </summary>
      <div className={styles.body}>
        <div className={styles.groups}>{children}</div>
        <div className={styles.actions}>
          <button type="submit" className={button({ size: "md" })} onClick={closePanel}>
            {submit}
          </button>
          {reset}
        </div>
      </div>
    </details>
  );
}

function close(details: HTMLDetailsElement | null) {
  if (!details?.open) return;
  details.open = false;
  details.querySelector("summary")?.focus();
}

const closePanel = (event: MouseEvent) => close(event.currentTarget.closest("details"));

const closeOnEscape = (event: KeyboardEvent<HTMLDetailsElement>) => {
  if (event.key === "Escape") close(event.currentTarget);
};
