import { ph } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { pagination } from "#styled-system/recipes";

import { useFigure } from "./figures.ts";
import { Icon } from "./icon.tsx";
import { pageNumbers } from "./page-numbers.ts";

type LinkProps = { className: string; label?: string; rel?: string; children: ReactNode };

type PaginationProps = {
  page: number;
  pages: number;
  /** The link to the current page must set `aria-current`. */
  renderLink: (page: number, props: LinkProps) => ReactNode;
};

export function Pagination({ page, pages, renderLink }: PaginationProps) {
  const { t } = useLingui();
  const figure = useFigure();
  const styles = pagination();
  if (pages < 2) return null;
  const step = (to: number, label: string, rel: "prev" | "next") =>
    to >= 1 && to <= pages ? (
      renderLink(to, { className: styles.step, label, rel, children: <Icon name="arrows" /> })
    ) : (
      <span className={styles.step} aria-hidden="true">
        <Icon name="arrows" />
      </span>
    );
  return (
    <nav aria-label={t`Pages`} className={styles.root}>
      {step(page - 1, t`Previous page`, "prev")}
      <ol className={styles.pages}>
        {pageNumbers(page, pages).map((number, index) => (
          <li key={index}>
            {number === undefined ? (
              <span className={styles.gap}>…</span>
            ) : (
              renderLink(number, {
                className: styles.page,
                label: t`Page ${ph({ number: figure(number) })}`,
                children: figure(number),
              })
            )}
          </li>
        ))}
      </ol>
      {step(page + 1, t`Next page`, "next")}
    </nav>
  );
}
