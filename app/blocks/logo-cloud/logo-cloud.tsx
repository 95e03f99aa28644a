import { Emblem } from "#app/ui/emblem.tsx";
import { ContentLink } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import { logoCloud } from "#styled-system/recipes";

import type { BlockView } from "../block-view.ts";

type Logo = BlockView<"logo-cloud">["logos"][number];

export function LogoCloud({ block }: { block: BlockView<"logo-cloud"> }) {
  const { title, text, tone, logos } = block;
  return (
    <Section title={title} text={text} tone={tone}>
      <ul className={logoCloud().list}>
        {logos.map((logo) => (
          <li key={logo.name}>
            <LogoMark logo={logo} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function LogoMark({ logo: { name, mark, lettering, sides, href } }: { logo: Logo }) {
  const styles = logoCloud({ lettering });
  const logo = (
    <>
      <span className={styles.mark}>
        {mark ? <Picture src={mark} alt="" width={48} height={48} /> : <Emblem seed={name} sides={sides} />}
      </span>
      <span className={styles.name}>{name}</span>
    </>
  );
  return href ? (
    <ContentLink href={href} className={styles.root}>
      {logo}
    </ContentLink>
  ) : (
    <span className={styles.root}>{logo}</span>
  );
}
