import { useLocation } from "@tanstack/react-router";
import type { MouseEventHandler } from "react";

import type { MenuItem } from "#app/site/site.ts";
import { ContentLink } from "#app/ui/link.tsx";

type MenuLinkProps = {
  item: MenuItem;
  className?: string | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
};

export function MenuLink({ item, ...props }: MenuLinkProps) {
  const { pathname } = useLocation();
  return (
    <ContentLink href={item.url} aria-current={item.url === pathname ? "page" : undefined} {...props}>
      {item.name}
    </ContentLink>
  );
}
