import { Link } from "@tanstack/react-router";

import type { ArticleItem } from "#app/server/domain/journal/list-articles.server.ts";
import { Picture } from "#app/ui/picture.tsx";
import { journalCards } from "#styled-system/recipes";

type JournalCardProps = {
  article: ArticleItem;
  filterNumbers?: string;
};

export function JournalCard({ article, filterNumbers }: JournalCardProps) {
  const { slug, title, image, published, date, tags } = article;
  const styles = journalCards();
  return (
    <li className={styles.card} data-tags={filterNumbers}>
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
