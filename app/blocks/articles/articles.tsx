import { Link } from "@tanstack/react-router";

import { Icon } from "#app/ui/icon.tsx";
import { ContentLink } from "#app/ui/link.tsx";
import { Section } from "#app/ui/section.tsx";
import { articleList, button } from "#styled-system/recipes";

import type { BlockView } from "../block-view.ts";

export function Articles({ block }: { block: BlockView<"articles"> }) {
  const { title, text, tone, articles, action } = block;
  if (articles.length === 0) return null;
  const styles = articleList();
  const more = action && (
    <ContentLink href={action.href} className={button()}>
      {action.label}
    </ContentLink>
  );
  return (
    <Section title={title} text={text} tone={tone} footer={more}>
      <ul className={styles.root}>
        {articles.map(({ slug, title: name, description, published, date }) => (
          <li key={slug} className={styles.item}>
            <time dateTime={published} className={styles.date}>
              {date}
            </time>
            <div className={styles.body}>
              <h3 className={styles.title}>
                <Link to="/$slug" params={{ slug }}>
                  {name}
                </Link>
              </h3>
              <p className={styles.description}>{description}</p>
            </div>
            <span className={styles.arrow}>
              <Icon name="arrows" />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
