import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { ErrorPageBoundary, ErrorPageFallback } from "./error-boundary.tsx";

test("an error page that fails is replaced by a message with the details and a link home", () => {
  const html = renderToStaticMarkup(<ErrorPageFallback message="No messages <loaded>" />);
  expect(html).toContain("An error occurred while showing the error page");
  expect(html).toContain("No messages &lt;loaded&gt;");
  expect(html).toContain('<a href="/">Back to home</a>');
});

test.each([
  ["an error", new Error("Broken"), "Broken"],
  ["a thrown text", "broken", "broken"],
])("the details of %s are its message", (_, error, message) => {
  expect(ErrorPageBoundary.getDerivedStateFromError(error)).toEqual({ failure: { message } });
});

test("an error page that does not fail is shown", () => {
  expect(renderToStaticMarkup(<ErrorPageBoundary>Oops</ErrorPageBoundary>)).toBe("Oops");
});
