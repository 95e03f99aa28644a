import { loadContent } from "#app/server/data/import/load-content.server.ts";

/** Read once per process, because it takes seconds. Tests must not change it. */
export const demoContent = loadContent();
