import { expect, test } from "vitest";

import { localeJobs } from "#app/server/data/import/locale-jobs.server.ts";
import { chartAbove } from "#app/server/domain/markdown/markdown.server.ts";
import { splitParagraphs } from "#app/server/domain/markdown/picture-paragraph.ts";
import { demoContent } from "#tests/support/demo-content.ts";

const barsOf = (body: string, languageTag: string) => {
  const paragraphs = splitParagraphs(body);
  return paragraphs.flatMap((paragraph, index) => {
    const chart = chartAbove(paragraph, paragraphs[index + 1], languageTag);
    return chart ? [chart.rows.map(({ cells }) => cells.map(({ bar }) => bar))] : [];
  });
};

test("charts have the same bars in all languages", () => {
  const [english, ...others] = localeJobs(demoContent, []).map(({ locale, languageTag, localized }) => ({
    locale,
    charts: localized.articles.flatMap(({ value }) => barsOf(value.body, languageTag)),
  }));
  expect(english!.charts).toHaveLength(9);
  expect(others.length).toBeGreaterThan(10);
  for (const { locale, charts } of others) expect(charts, locale).toEqual(english!.charts);
});
