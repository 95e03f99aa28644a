import { Emblem } from "#app/ui/emblem.tsx";
import { ContentLink } from "#app/ui/link.tsx";
import { Section } from "#app/ui/section.tsx";
import { awardCard, columnGrid } from "#styled-system/recipes";

import type { BlockView } from "../block-view.ts";

export function AwardCards({ block }: { block: BlockView<"award-cards"> }) {
  const { title, text, tone, awards } = block;
  const styles = awardCard();
  return (
    <Section title={title} text={text} tone={tone}>
      <ul className={columnGrid({ columns: "3", size: "wide" })}>
        {awards.map(({ title: name, year, giver, text: reason, mark, href }) => (
          <li key={`${name} ${year}`} className={styles.root}>
            <span className={styles.seal}>
              <Emblem seed={giver} sides={8} label={mark} tone="signal" />
            </span>
            <div className={styles.body}>
              <p className={styles.giver}>
                <time dateTime={`${year}`}>{year}</time> · {giver}
              </p>
              <h3 className={styles.title}>{href ? <ContentLink href={href}>{name}</ContentLink> : name}</h3>
              {reason && <p className={styles.text}>{reason}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
