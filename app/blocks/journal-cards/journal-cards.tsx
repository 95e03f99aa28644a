import { useLingui } from "@lingui/react/macro";

import { JournalCard } from "#app/features/journal/journal-card.tsx";
import { ContentLink } from "#app/ui/link.tsx";
import { Section } from "#app/ui/section.tsx";
import { TagFilter } from "#app/ui/tag-filter.tsx";
import { filterNumbers, tagFilters } from "#app/ui/tag-filters.ts";
import { button, journalCards } from "#styled-system/recipes";

import type { BlockView } from "../block-view.ts";

export function JournalCards({ block }: { block: BlockView<"journal-cards"> }) {
  const { t } = useLingui();
  const { title, text, tone, articles, action, layout } = block;
  if (articles.length === 0) return null;
  const filters = tagFilters(articles);
  const more = action && (
    <ContentLink href={action.href} className={button()}>
      {action.label}
    </ContentLink>
  );
  return (
    <Section title={title} text={text} tone={tone} footer={more}>
      <TagFilter
        filters={filters}
        legend={t({ message: "Show articles about", comment: "above a choice of topics" })}
        everything={t({ message: "Everything", comment: "first choice of a filter" })}
      >
        <ul className={journalCards({ layout }).list}>
          {articles.map((article) => (
            <JournalCard
              key={article.slug}
              article={article}
              filterNumbers={filterNumbers(filters, article)}
            />
          ))}
        </ul>
      </TagFilter>
    </Section>
  );
}
