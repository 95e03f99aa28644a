import { loadContent } from "#app/server/data/import/load-content.server.ts";

/** Read once for all test files of a process, which takes seconds: no test may change it. */
export const demoContent = loadContent();
