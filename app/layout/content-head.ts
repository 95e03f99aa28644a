import type { PageView } from "#app/server/domain/pages/content.functions.ts";
import {
  describeArticle,
  describeQuestions,
  type DescribedPage,
  type StructuredData,
} from "#app/seo/structured-data.ts";
import { sharePicturePath } from "#app/site/pages.ts";

export const contentHead = ({ slug, title, description, article, blocks, fallbackPaths }: PageView) => ({
  title,
  description,
  fallbackPaths,
  ...(article && { type: "article" as const, sharePicture: sharePicturePath("article", slug) }),
  above: article?.journal ? [{ name: article.journal.title, path: `/${article.journal.slug}` }] : [],
  structuredData: (page: DescribedPage): StructuredData[] => [
    ...(article ? [describeArticle(page, article)] : []),
    ...describeQuestions(blocks.flatMap((block) => (block.kind === "faq" ? block.questions : []))),
  ],
});
