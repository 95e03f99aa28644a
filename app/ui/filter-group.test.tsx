import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { FilterGroup } from "./filter-group.tsx";

test.each([
  ["de", "4.310"],
  ["cs", "4\u00a0310"],
  ["en", "4,310"],
])("in %s a count of thousands is %s", (locale, shown) => {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } });
  const options = [{ value: "red", label: "Red", count: 4310 }];
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <FilterGroup legend="Color" name="color" options={options} isOpen />
    </I18nProvider>,
  );
  expect(html).toContain(`<small>${shown}</small>`);
});
