/**
 * Tests know the brand that they run on, whatever `CONTENT_DIR` names. To be imported first: the folder is read when
 * modules load.
 */
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Small, with everything that a brand can have: `tests/architecture/tested-brand.test.ts`. */
export const testedBrand = join(root, "tests/brand");

/** Of the tests that are about the demo, or about much content. */
export const demoBrand = join(root, "content");

/** What `CONTENT_DIR` named: the brand of `content -- check`, `i18n -- check` and the matrix. */
export const checkedBrand = process.env.CHECKED_BRAND || resolve(root, process.env.CONTENT_DIR || demoBrand);

// Processes that this one starts find the other folder in `CONTENT_DIR`.
process.env.CHECKED_BRAND = checkedBrand;
process.env.CONTENT_DIR = testedBrand;
