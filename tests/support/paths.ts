import { category, pageExamples, product, slugsIn } from "./page-examples.ts";

/** One page per route. */
export const screens = pageExamples;

/** Pages made of blocks or Markdown. */
export const contentPages = slugsIn("pages")
  .map((slug) => `/${slug}`)
  .filter((path) => path !== "/home");

/** One page per layout. */
export const paths = [...screens, ...contentPages];

/** Responds with the error page. */
export const missingPath = "/nope";

/** Set by `npm test -- --all`. */
export const walksEverything = process.env.WALK === "every-page";

/**
 * `npm test` walks a sample, `npm test -- --all` walks everything.
 * @param sample members of `all` that together use every layout and feature of the page
 */
export const walked = <Value>(all: readonly Value[], sample: readonly Value[]): readonly Value[] =>
  walksEverything ? all : sample;

export const walkedScreens = walked(screens, [
  "/",
  `/category/${category}`,
  `/product/${product}`,
  "/where-to-buy",
]);
export const walkedContent = walked(contentPages, ["/careers", "/faq"]);
export const walkedPaths = [...walkedScreens, ...walkedContent];
