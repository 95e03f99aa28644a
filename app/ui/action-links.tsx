import { actionLinks, button } from "#styled-system/recipes";

import { ContentLink } from "./link.tsx";

type ActionLinksProps = { actions: { label: string; href: string }[] };

export function ActionLinks({ actions }: ActionLinksProps) {
  if (actions.length === 0) return null;
  return (
    <div className={actionLinks()}>
      {actions.map(({ label, href }, index) => (
        <ContentLink key={href} href={href} className={button({ look: index === 0 ? "primary" : "outline" })}>
          {label}
        </ContentLink>
      ))}
    </div>
  );
}
