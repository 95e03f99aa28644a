import { LRUCache } from "lru-cache";

import { encodePrintPicture } from "../print/print-picture.server.ts";
import type { PrintedCatalog } from "./printed-catalog.ts";
import { listPictures } from "./pictures.server.ts";

/** Bytes. */
const maxSize = 48_000_000;

/** Caches the encoded pictures of one edition, which most sites share. About 3 MB per theme of the demo. */
export function createPictureShelf() {
  const pictures = new LRUCache<string, Buffer>({ maxSize, sizeCalculation: ({ length }) => length });
  let cached = 0;
  /** @param edition import time in milliseconds @returns pictures by name, without those that cannot be read */
  return async (catalog: PrintedCatalog, edition: number): Promise<Map<string, Buffer>> => {
    if (cached !== edition) pictures.clear();
    cached = edition;
    const encoded = new Map<string, Buffer>();
    for (const { name, ...picture } of listPictures(catalog)) {
      const key = JSON.stringify(picture);
      const data = pictures.get(key) ?? (await encodePrintPicture(picture).catch(() => undefined));
      if (!data) continue;
      pictures.set(key, data);
      encoded.set(name, data);
    }
    return encoded;
  };
}
