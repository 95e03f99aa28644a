import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

export const searchHead = (i18n: I18n, query: string) => ({
  title: query ? i18n._(msg`Search: ${query}`) : i18n._(msg({ message: "Search", context: "page title" })),
  description: i18n._(msg`Find products, pages, articles, files and certificates of this site.`),
});
