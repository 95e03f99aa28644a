import { ChoicePanels } from "#app/ui/choice-panels.tsx";
import { ContentLink } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { Section } from "#app/ui/section.tsx";
import { button, tip } from "#styled-system/recipes";

import type { BlockView } from "../block-view.ts";

export function TipsTabs({ block }: { block: BlockView<"tips-tabs"> }) {
  const styles = tip();
  const choices = block.tips.map(({ label, title, body, image, action }) => ({
    key: label,
    label,
    panel: (
      <div className={styles.root}>
        <div className={styles.content}>
          <h3 className={styles.title}>{title}</h3>
          <RichText html={body} />
          {action && (
            <ContentLink href={action.href} className={button({ look: "outline" })}>
              {action.label}
            </ContentLink>
          )}
        </div>
        {image && <Picture {...image} className={styles.picture} width={1600} height={1000} />}
      </div>
    ),
  }));
  return (
    <Section title={block.title} text={block.text} tone={block.tone}>
      <ChoicePanels legend={block.title} look="tabs" choices={choices} />
    </Section>
  );
}
