import { useLingui } from "@lingui/react/macro";

import type { PageView } from "#app/server/content/content.functions.ts";
import { formatDate } from "#app/site/format.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import { articlePicture } from "#styled-system/recipes";

/** Title, date and picture above an article's text. */
export function ArticleHeader({ page }: { page: PageView }) {
  const { i18n } = useLingui();
  return (
    <Section title={page.title} text={page.description} level="1">
      {page.published && <time dateTime={page.published}>{formatDate(page.published, i18n.locale)}</time>}
      {page.image && (
        <Picture {...page.image} priority className={articlePicture()} width={1600} height={1000} />
      )}
    </Section>
  );
}
