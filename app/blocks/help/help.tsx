import { Icon } from "#app/ui/icon.tsx";
import { ContentLink } from "#app/ui/link.tsx";
import { Section } from "#app/ui/section.tsx";
import { cardGrid, helpTile } from "#styled-system/recipes";

import type { BlockView } from "../block-view.ts";

export function Help({ block }: { block: BlockView<"help"> }) {
  const { title, text, tone, tiles } = block;
  const styles = helpTile();
  return (
    <Section title={title} text={text} tone={tone}>
      <ul className={cardGrid({ columns: "features" })}>
        {tiles.map(({ icon, title: name, text: body, href }) => (
          <li key={name} className={styles.root}>
            <span className={styles.icon}>
              <Icon name={icon} size={40} />
            </span>
            <h3 className={styles.title}>
              <ContentLink href={href}>{name}</ContentLink>
            </h3>
            <p className={styles.text}>{body}</p>
            <span className={styles.arrow}>
              <Icon name="arrows" />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
