import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

import { searchText } from "#app/site/search-text.ts";

import * as schema from "../database/schema.ts";
import type { ImportJob } from "./import-job.ts";
import { itemNumbersOf } from "./product-variants.ts";
import { versionRows } from "./site-versions.ts";
import { placeProductRows, placeRows } from "./place-rows.ts";

export async function insertSupport({ content, mediaFolder, locales, writer }: ImportJob): Promise<void> {
  const namesOf = new Map(
    content.products.map(({ slug, value }) => [slug, [value.name, ...itemNumbersOf(value)]]),
  );
  await writer.write(
    schema.certificate,
    content.certificates.map(({ slug, value: { number, issued, standards, products, file } }) => ({
      slug,
      number,
      issued,
      standards,
      products,
      file,
      size: file ? statSync(join(mediaFolder, file)).size : undefined,
    })),
  );
  await writer.write(
    schema.certificateText,
    locales.flatMap((job) =>
      versionRows(
        job,
        ({ certificates }) =>
          certificates.map(({ slug, value: { title, summary } }) => ({ certificate: slug, title, summary })),
        ({ certificate }) => certificate,
      ),
    ),
  );
  await writer.write(schema.place, placeRows(content.places.value));
  await writer.write(schema.placeProduct, placeProductRows(content.places.value));
  await writer.write(
    schema.download,
    Object.entries(content.downloads.value).map(([slug, download]) => {
      const { kind, products, systems, version, released, file } = download;
      const bytes = readFileSync(join(mediaFolder, file));
      const sha256 = createHash("sha256").update(bytes).digest("hex");
      return { slug, kind, products, systems, version, released, file, size: bytes.length, sha256 };
    }),
  );
  await writer.write(
    schema.downloadText,
    locales.flatMap((job) =>
      versionRows(
        job,
        ({ downloads }) =>
          Object.entries(downloads).map(([slug, { title, products }]) => ({
            download: slug,
            title,
            searchText: searchText([title, ...products.flatMap((product) => namesOf.get(product) ?? [])]),
          })),
        ({ download }) => download,
      ),
    ),
  );
}
