import type { Brand } from "#app/site/site.ts";
import { ContentLink } from "#app/ui/link.tsx";
import { socialLinks } from "#styled-system/recipes";

import { SocialIcon } from "./social-icon.tsx";

export function SocialLinks({ brand }: { brand: Brand | undefined }) {
  if (!brand || brand.social.length === 0) return null;
  return (
    <ul className={socialLinks()}>
      {brand.social.map(({ name, src }) => (
        <li key={name}>
          <ContentLink href={src} aria-label={name}>
            <SocialIcon network={name} />
          </ContentLink>
        </li>
      ))}
    </ul>
  );
}
