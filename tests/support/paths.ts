import { category, pageExamples, product, slugsIn } from "./page-examples.ts";

/** One page of every kind that has a route of its own. */
export const screens = pageExamples;

/** Pages made of blocks, and of Markdown. */
export const contentPages = slugsIn("pages")
  .map((slug) => `/${slug}`)
  .filter((path) => path !== "/home");

/** Every page that looks different from all others. */
export const paths = [...screens, ...contentPages];

/** Answered with the error page. */
export const missingPath = "/nope";

/** `npm test -- --all` */
export const walksEverything = process.env.WALK === "every-page";

/**
 * `npm test` walks a sample, `npm test -- --all` walks everything.
 * @param sample members of `all` that together use every layout and every mechanism of the page
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
