import { Icon } from "#app/ui/icon.tsx";
import { ContentLink } from "#app/ui/link.tsx";
import { Section } from "#app/ui/section.tsx";
import { button, columnGrid, partnerCard } from "#styled-system/recipes";

import type { BlockView } from "../block-view.ts";

export function Partners({ block }: { block: BlockView<"partners"> }) {
  const { title, text, tone, partners } = block;
  const styles = partnerCard();
  return (
    <Section title={title} text={text} tone={tone}>
      <ul className={columnGrid({ columns: "3" })}>
        {partners.map(({ icon, name, text: body, action }) => (
          <li key={name} className={styles.root}>
            <span className={styles.icon}>
              <Icon name={icon} size={40} />
            </span>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{body}</p>
            <div className={styles.action}>
              <ContentLink href={action.href} className={button({ look: "outline", size: "sm" })}>
                {action.label}
              </ContentLink>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
