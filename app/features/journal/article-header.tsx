import { Plural } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import type { ArticleView } from "#app/server/domain/journal/read-article.server.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { articleHeader } from "#styled-system/recipes";

export function ArticleHeader({ article }: { article: ArticleView }) {
  const { title, description, image, author, published, date, minutes, tags, journal } = article;
  const styles = articleHeader();
  return (
    <header className={styles.root}>
      <div className={styles.inner}>
        <div className={styles.content}>
          {journal && (
            <Link to="/$slug" params={{ slug: journal.slug }} className={styles.back}>
              <Icon name="arrows" size={20} />
              {journal.title}
            </Link>
          )}
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{description}</p>
          {author && (
            <p className={styles.author}>
              <span className={styles.authorName}>{author.name}</span>
              {author.position}
            </p>
          )}
          <ul className={styles.facts}>
            <li>
              <time dateTime={published}>{date}</time>
            </li>
            <li>
              <Plural value={minutes} one="# minute to read" other="# minutes to read" />
            </li>
            {tags.map((tag) => (
              <li key={tag.slug} className={styles.tag}>
                {tag.name}
              </li>
            ))}
          </ul>
        </div>
        {image && <Picture {...image} priority className={styles.picture} width={960} height={600} />}
      </div>
    </header>
  );
}
