import type { PrintPicture } from "../print/print-picture.server.ts";
import { printThemes } from "../print/print-theme.server.ts";
import type { PrintedCatalog } from "./printed-catalog.ts";
import { area, familyName, modelName } from "./page-area.ts";

export type NamedPicture = PrintPicture & { name: string };

export function listPictures({ words, families, site }: PrintedCatalog): NamedPicture[] {
  const { card, chrome } = printThemes[site.theme];
  return [
    { name: "cover", src: words.cover.src, ...area.page, background: chrome, fit: "cover" },
    { name: "ornament", src: words.ornament, ...area.ornament, background: chrome, fit: "subject" },
    ...families.flatMap(({ slug, image, products }): NamedPicture[] => [
      ...(image
        ? [
            {
              name: familyName(slug),
              src: image.src,
              ...area.scene,
              background: chrome,
              fit: "cover" as const,
              // Family scenes have empty space for text on the left.
              side: "right" as const,
            },
          ]
        : []),
      ...products.flatMap(({ slug: product, image: picture }): NamedPicture[] =>
        picture
          ? [{ name: modelName(product), src: picture.src, ...area.model, background: card, fit: "subject" }]
          : [],
      ),
    ]),
  ];
}
