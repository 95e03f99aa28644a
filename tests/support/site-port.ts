import { inject } from "vitest";

import { contentFolder } from "#app/server/ops/project-root.server.ts";

/** Port of the server that all browser tests of this brand share. */
export const sitePort = inject("sitePorts")[contentFolder]!;
