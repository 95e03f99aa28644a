import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

import { catalogSources } from "./app/i18n/areas.ts";
import { localeCodes, sourceLocale } from "./app/site/markets.ts";

export default defineConfig({
  sourceLocale,
  locales: [...localeCodes],
  fallbackLocales: { default: sourceLocale },
  format: formatter({ lineNumbers: false }),
  catalogs: Object.entries(catalogSources).map(([area, include]) => ({
    path: `<rootDir>/app/locales/{locale}/${area}`,
    include: include.map((path) => `<rootDir>/${path}`),
  })),
});
