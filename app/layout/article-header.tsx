import type { PageView } from "#app/server/content/content.functions.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import { articlePicture } from "#styled-system/recipes";

/** Title, date and picture above an article's text. */
export function ArticleHeader({ page }: { page: PageView }) {
  return (
    <Section title={page.title} text={page.description} level="1">
      {page.published && <time dateTime={page.published.day}>{page.published.text}</time>}
      {page.image && (
        <Picture {...page.image} priority className={articlePicture()} width={1600} height={1000} />
      )}
    </Section>
  );
}
