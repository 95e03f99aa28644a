import { Link as RouterLink, type LinkProps } from "@tanstack/react-router";
import type { AnchorHTMLAttributes } from "react";

export function ContentLink({ href = "/", children, ...props }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  if (/^https?:\/\//.test(href)) {
    return (
      <a href={href} rel="noopener" {...props}>
        {children}
      </a>
    );
  }
  // Paths in content are checked by the import, so the route type is not known here.
  return (
    <RouterLink to={href as LinkProps["to"]} activeOptions={{ exact: true }} {...props}>
      {children}
    </RouterLink>
  );
}
