import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

import type { ListSearch } from "#app/site/product-list-search.ts";

type ListLinkProps = {
  search: ListSearch;
  /** To the beginning of the list; without it the page stays where it is scrolled to. */
  toTop?: boolean;
  className: string;
  /** For what is drawn without words. */
  label?: string | undefined;
  rel?: string | undefined;
  onClick?: () => void;
  children: ReactNode;
};

/** The list that this link stands on, with other search parameters. */
export function ListLink({ search, toTop = false, label, ...props }: ListLinkProps) {
  return (
    <Link
      to="."
      search={search as never}
      resetScroll={toTop}
      {...(toTop && { hash: listAnchor })}
      aria-label={label}
      // With exactly these parameters it is the current page, not with more of them.
      activeOptions={{ exact: true }}
      {...props}
    />
  );
}

/** Where the products of a list begin. */
export const listAnchor = "products";
