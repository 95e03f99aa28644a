import { Icon } from "#app/ui/icon.tsx";
import { ContentLink } from "#app/ui/link.tsx";
import { Section } from "#app/ui/section.tsx";
import { columnGrid, shopCard } from "#styled-system/recipes";

import type { BlockView } from "../block-view.ts";

export function ShopCards({ block }: { block: BlockView<"shop-cards"> }) {
  const { title, text, tone, columns, shops } = block;
  const styles = shopCard();
  return (
    <Section title={title} text={text} tone={tone}>
      <ul className={columnGrid({ columns: `${columns}`, size: "tiles" })}>
        {shops.map(({ name, kind, href }) => (
          <li key={name} className={styles.root}>
            <h3 className={styles.name}>
              <ContentLink href={href}>{name}</ContentLink>
            </h3>
            <p className={styles.kind}>{kind}</p>
            <span className={styles.arrow}>
              <Icon name="arrows" />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
