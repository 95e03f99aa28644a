import { inject } from "vitest";

import { contentFolder } from "#app/server/ops/project-root.server.ts";

/** Of the server that all browser tests of this brand share. */
export const sitePort = inject("sitePorts")[contentFolder]!;
