import type { Image, Link } from "#app/validation/fields.ts";
import { button, tip } from "#styled-system/recipes";

import { ChoicePanels } from "./choice-panels.tsx";
import { ContentLink } from "./link.tsx";
import { Picture } from "./picture.tsx";
import { RichText } from "./prose.tsx";

export type Tip = {
  label: string;
  title: string;
  /** HTML rendered by the server. */
  body: string;
  image?: Image | undefined;
  action?: Link | undefined;
};

/** At most 12 tabs. */
export function TipTabs({ legend, tips }: { legend: string; tips: Tip[] }) {
  const styles = tip();
  const choices = tips.map(({ label, title, body, image, action }) => ({
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
  return <ChoicePanels legend={legend} look="tabs" choices={choices} />;
}
