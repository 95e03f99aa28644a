import { useLocation } from "@tanstack/react-router";
import type { MouseEventHandler, ReactNode } from "react";

import type { MenuItem } from "#app/site/site.ts";
import { ContentLink } from "#app/ui/link.tsx";

type MenuLinkProps = {
  item: MenuItem;
  className?: string | undefined;
  children?: ReactNode;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
};

export function MenuLink({ item, children, ...props }: MenuLinkProps) {
  const { pathname } = useLocation();
  return (
    <ContentLink href={item.url} aria-current={item.url === pathname ? "page" : undefined} {...props}>
      {children}
      {item.name}
    </ContentLink>
  );
}
