import type { AnchorHTMLAttributes, ReactNode } from "react";

import type { SearchKind } from "#app/site/search.ts";
import { ContentLink } from "#app/ui/link.tsx";
import { mediaUrl } from "#app/ui/media-origin.tsx";

type FoundLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  found: { kind: SearchKind; target: string };
  children: ReactNode;
};

export function FoundLink({ found: { kind, target }, children, ...props }: FoundLinkProps) {
  if (kind === "download") {
    return (
      <a href={mediaUrl(target)} download {...props}>
        {children}
      </a>
    );
  }
  return (
    <ContentLink href={target} {...props}>
      {children}
    </ContentLink>
  );
}
