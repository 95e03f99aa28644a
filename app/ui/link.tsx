import { Link as RouterLink, type LinkProps } from "@tanstack/react-router";
import type { AnchorHTMLAttributes } from "react";

/**
 * A link whose address comes from content. Addresses that start with http:// or https:// become
 * plain anchors; all others navigate inside the site. Code that knows its route uses the router's
 * own typed `Link`.
 */
export function ContentLink({ href = "/", children, ...props }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  if (/^https?:\/\//.test(href)) {
    return (
      <a href={href} rel="noopener" {...props}>
        {children}
      </a>
    );
  }
  // `to` is typed by the routes; a path of an editor is checked when content is imported.
  return (
    <RouterLink to={href as LinkProps["to"]} activeOptions={{ exact: true }} {...props}>
      {children}
    </RouterLink>
  );
}
