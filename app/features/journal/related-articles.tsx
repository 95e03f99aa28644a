import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import type { ArticleView } from "#app/server/domain/journal/read-article.server.ts";
import { Section } from "#app/ui/section.tsx";
import { button, journalCards } from "#styled-system/recipes";

import { JournalCard } from "./journal-card.tsx";

export function RelatedArticles({ article: { related, journal } }: { article: ArticleView }) {
  const { t } = useLingui();
  if (related.length === 0) return null;
  const more = journal && (
    <Link to="/$slug" params={{ slug: journal.slug }} className={button({ look: "outline" })}>
      <Trans comment="button">All articles</Trans>
    </Link>
  );
  return (
    <Section
      title={t({ message: "Read on", comment: "heading above further articles" })}
      tone="dark"
      footer={more}
    >
      <ul className={journalCards({ layout: "row" }).list}>
        {related.map((item) => (
          <JournalCard key={item.slug} article={item} />
        ))}
      </ul>
    </Section>
  );
}
