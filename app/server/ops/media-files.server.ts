import { join, resolve } from "node:path";

import { mediaFolder, projectRoot } from "./project-root.server.ts";

/** Paths of pictures that imports of rows have downloaded: `catalog/3f/3f….webp`. */
export const picturePrefix = "catalog/";

/** Same default as in `settings.server.ts`; media are served before a runtime exists. */
export const picturesFolder = join(
  process.env.DATA_DIR ? resolve(process.env.DATA_DIR) : join(projectRoot, ".data"),
  "pictures",
);

/** @param path below `/media` */
export const mediaFile = (path: string, pictures: string = picturesFolder): string =>
  path.startsWith(picturePrefix) ? join(pictures, path) : join(mediaFolder, path);
