import { encodePrintPicture } from "../print/print-picture.server.ts";
import type { Catalogue } from "./printed-catalog.ts";
import { listPictures } from "./pictures.ts";

/** Encoded pictures of one edition: most are the same on every site. About 3 MB for each theme. */
export function createPictureShelf() {
  let shelved = { edition: 0, pictures: new Map<string, Promise<Buffer>>() };
  /** @param edition when its content came, in milliseconds @returns what `listPictures` lists, by name */
  return async (catalogue: Catalogue, edition: number): Promise<Map<string, Buffer>> => {
    if (shelved.edition !== edition) shelved = { edition, pictures: new Map() };
    const { pictures } = shelved;
    const encoded = new Map<string, Buffer>();
    for (const { name, ...picture } of listPictures(catalogue)) {
      const key = JSON.stringify(picture);
      const data = pictures.get(key) ?? encodePrintPicture(picture);
      pictures.set(key, data);
      encoded.set(name, await data);
    }
    return encoded;
  };
}
