import { expect, test } from "vitest";

import { parseSearch } from "./search-params.ts";
import { certificateSearchOf, downloadSearchOf } from "./support-search.ts";

const given = (search: object) =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));

test("files are searched by product or SKU, kind and system", () => {
  const search = downloadSearchOf(parseSearch("?q=+AMT-M-FCT-01+&kind=software&system=linux"));
  expect(given(search)).toEqual({ q: "AMT-M-FCT-01", kind: "software", system: "linux" });
});

test("certificates are searched by family, product and standard", () => {
  const search = certificateSearchOf(parseSearch("?family=mice&product=facet&standard=EN+62479%3A2010"));
  expect(given(search)).toEqual({ family: "mice", product: "facet", standard: "EN 62479:2010" });
});

test.each(["?q=%20%20", "?q=---", `?q=${"x".repeat(81)}`, "?kind=driver", "?system=amiga", "?kind=&system="])(
  "%s requests every file",
  (query) => expect(given(downloadSearchOf(parseSearch(query)))).toEqual({}),
);

test.each(["?family=Mice", "?product=a/b", "?standard=", `?standard=${"x".repeat(61)}`])(
  "%s requests every certificate",
  (query) => expect(given(certificateSearchOf(parseSearch(query)))).toEqual({}),
);
