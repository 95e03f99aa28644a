import { ContentLink } from "#app/ui/link.tsx";
import { Section } from "#app/ui/section.tsx";
import { columnGrid, flagCard } from "#styled-system/recipes";

import type { BlockView } from "../block-view.ts";

export function FlagCards({ block }: { block: BlockView<"flag-cards"> }) {
  const { title, text, tone, countries } = block;
  const styles = flagCard();
  return (
    <Section title={title} text={text} tone={tone}>
      <ul className={columnGrid({ columns: "6", size: "tiles" })}>
        {countries.map(({ code, name, href }) => (
          <li key={code}>
            <ContentLink href={href} className={styles.root}>
              <span className={styles.chip} aria-hidden="true">
                {code}
              </span>
              <span className={styles.name}>{name}</span>
            </ContentLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
