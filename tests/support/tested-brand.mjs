/**
 * Sets the brand of the tests, regardless of `CONTENT_DIR`. Must be imported first, because modules read the folder on
 * load.
 */
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Small, with every feature of a brand: `tests/architecture/tested-brand.test.ts`. */
export const testedBrand = join(root, "tests/brand");

/** For tests about the demo, or about much content. */
export const demoBrand = join(root, "content");

/** Original value of `CONTENT_DIR`: the brand of `content -- check`, `i18n -- check` and the matrix. */
export const checkedBrand = process.env.CHECKED_BRAND || resolve(root, process.env.CONTENT_DIR || demoBrand);

// Child processes inherit the tested brand in `CONTENT_DIR`.
process.env.CHECKED_BRAND = checkedBrand;
process.env.CONTENT_DIR = testedBrand;
