import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useId } from "react";

import { ContentLink } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import { button, journalCards } from "#styled-system/recipes";

import type { BlockView } from "../block-view.ts";
import { tagFilters } from "./tag-filters.ts";

type Filter = ReturnType<typeof tagFilters>[number];

/**
 * The style sheet does the filtering: the chosen number hides the cards that do not carry it. So it
 * works without a script and on any page, whatever the page's address means.
 */
export function JournalCards({ block }: { block: BlockView<"journal-cards"> }) {
  const { title, text, tone, articles, action } = block;
  if (articles.length === 0) return null;
  const styles = journalCards();
  const filters = tagFilters(articles);
  const more = action && (
    <ContentLink href={action.href} className={button()}>
      {action.label}
    </ContentLink>
  );
  return (
    <Section title={title} text={text} tone={tone} footer={more}>
      <div className={styles.root}>
        {filters.length > 0 && <TagFilter filters={filters} />}
        <ul className={styles.list}>
          {articles.map((article) => (
            <JournalCard key={article.slug} article={article} filters={filters} />
          ))}
        </ul>
      </div>
    </Section>
  );
}

function TagFilter({ filters }: { filters: Filter[] }) {
  const { t } = useLingui();
  const styles = journalCards();
  const group = useId();
  return (
    <fieldset className={styles.filter}>
      <legend className={styles.legend}>
        <Trans>Show articles about</Trans>
      </legend>
      {[t`Everything`, ...filters.map(({ name }) => name)].map((name, number) => (
        <label key={name} className={styles.choice}>
          <input type="radio" name={group} value={number} defaultChecked={number === 0} />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}

type JournalCardProps = { article: BlockView<"journal-cards">["articles"][number]; filters: Filter[] };

function JournalCard({ article, filters }: JournalCardProps) {
  const { slug, title, image, published, date, tags } = article;
  const styles = journalCards();
  const numbers = filters.flatMap((filter, index) =>
    tags.some((tag) => tag.slug === filter.slug) ? [index + 1] : [],
  );
  return (
    <li className={styles.card} data-tags={numbers.join(" ")}>
      {image && <Picture {...image} className={styles.picture} width={1600} height={1000} />}
      <div className={styles.body}>
        {tags.length > 0 && (
          <p className={styles.tags}>
            {tags.map((tag) => (
              <span key={tag.slug}>{tag.name}</span>
            ))}
          </p>
        )}
        <h3 className={styles.title}>
          <Link to="/$slug" params={{ slug }}>
            {title}
          </Link>
        </h3>
        <time dateTime={published} className={styles.date}>
          {date}
        </time>
      </div>
    </li>
  );
}
