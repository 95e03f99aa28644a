import { Suspense } from "react";
import { describe, expect, test, vi } from "vitest";

import { contract } from "#tests/support/contract.ts";

import { failureIn, hasFailedPart, renderPlain } from "./render-text.ts";

const react = "react-dom@19.3.1";

const Broken = () => {
  throw new Error("broken");
};

const page = (part: React.ReactNode) => (
  <main>
    <Suspense>{part}</Suspense>
  </main>
);

describe("a part that throws", () => {
  test("is marked and left to the browser", () => {
    expect(
      hasFailedPart(renderPlain(page(<Broken />))),
      contract(react, "renderToString marks the place of a part that threw otherwise than with <!--$!-->."),
    ).toBe(true);
    expect(hasFailedPart(renderPlain(page(<p>whole</p>)))).toBe(false);
  });

  test("is reported by a stream", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    expect(
      await failureIn(page(<Broken />)),
      contract(react, "renderToPipeableStream no longer gives what a part threw to onError."),
    ).toMatchObject({ message: "broken" });
    vi.restoreAllMocks();
  });
});

test("a page is one text in document order, for parts of any size", () => {
  const words = "word ".repeat(20_000);
  expect(
    renderPlain(page(<p>{words}</p>)),
    contract(react, "renderToString puts large parts of <Suspense> behind the page."),
  ).toBe(`<main><!--$--><p>${words}</p><!--/$--></main>`);
});
