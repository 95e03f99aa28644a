/**
 * Test files that run on the demo in `content`, because they test it or need more content than the tests' brand has.
 */
export const onTheDemo = [
  "tools/content/translated-charts.test.ts",
  "tools/i18n/terms-of-the-demo.test.ts",
  "app/server/documents/manuals/factory-settings.test.ts",
  "tests/integration/search-demo-words.test.ts",
  "tests/server/page-weight.test.ts",
  "tests/server/*.slow.test.ts",
  "tests/e2e/many-stores.test.ts",
  "tests/e2e/*.slow.test.ts",
];
