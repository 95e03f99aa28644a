import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

import type { ListSearch } from "#app/site/product-list-search.ts";

type ListLinkProps = {
  search: ListSearch;
  /** Scrolls to the start of the list. By default the scroll position does not change. */
  toTop?: boolean;
  /** Id of the element that the page shows without JavaScript. */
  anchor?: string;
  className: string;
  label?: string | undefined;
  rel?: string | undefined;
  isChosen?: boolean;
  onClick?: () => void;
  children: ReactNode;
};

export function ListLink({
  search,
  toTop = false,
  anchor,
  label,
  isChosen = false,
  ...props
}: ListLinkProps) {
  return (
    <Link
      to="."
      search={search as never}
      resetScroll={toTop}
      {...(toTop && { hash: listAnchor })}
      {...(anchor && { hash: anchor, hashScrollIntoView: false })}
      aria-label={label}
      {...(isChosen && { "aria-current": true })}
      activeOptions={{ exact: true }}
      {...props}
    />
  );
}

export const listAnchor = "products";
