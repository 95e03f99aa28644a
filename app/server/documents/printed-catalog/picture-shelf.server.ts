import { encodePrintPicture } from "../print/print-picture.server.ts";
import type { PrintedCatalog } from "./printed-catalog.ts";
import { listPictures } from "./pictures.ts";

/** Caches the encoded pictures of one edition, which most sites share. About 3 MB per theme. */
export function createPictureShelf() {
  let cache = { edition: 0, pictures: new Map<string, Promise<Buffer>>() };
  /** @param edition import time in milliseconds @returns pictures by name */
  return async (catalog: PrintedCatalog, edition: number): Promise<Map<string, Buffer>> => {
    if (cache.edition !== edition) cache = { edition, pictures: new Map() };
    const { pictures } = cache;
    const encoded = new Map<string, Buffer>();
    for (const { name, ...picture } of listPictures(catalog)) {
      const key = JSON.stringify(picture);
      const data = pictures.get(key) ?? encodePrintPicture(picture);
      pictures.set(key, data);
      encoded.set(name, await data);
    }
    return encoded;
  };
}
