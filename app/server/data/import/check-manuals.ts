import type { ContentFiles } from "./content-files.server.ts";
import { type Problem, problemAt } from "./problem.ts";

export function checkManuals(content: ContentFiles): Problem[] {
  const { manuals, manualTexts, products, downloads } = content;
  const isUnread = (path: string) => content.unread.has(path);
  const offered = Object.entries(downloads?.value ?? {}).filter(([, { kind }]) => kind === "manual");
  return [
    ...manuals.flatMap((entry) => {
      const product = products.find(({ slug }) => slug === entry.slug);
      if (!product && isUnread(`products/${entry.slug}`)) return [];
      if (!product)
        return [problemAt(entry, [], `a manual of the unknown product ${JSON.stringify(entry.slug)}`)];
      const { category } = product.value;
      return [
        ...entry.value.connect
          .filter((key) => manualTexts && !Object.hasOwn(manualTexts.value.connections, key))
          .map((key) =>
            problemAt(entry, ["connect"], `no text ${JSON.stringify(key)} in content/manuals.yaml`),
          ),
        ...(manualTexts || isUnread("manuals")
          ? []
          : [problemAt(entry, [], "expected the texts of manuals in content/manuals.yaml")]),
        ...(manualTexts && !Object.hasOwn(manualTexts.value.families, category)
          ? [problemAt(manualTexts, ["families"], `no text for ${JSON.stringify(category)}`)]
          : []),
        ...(isUnread("downloads") ||
        offered.some(
          ([
            ,
            {
              products: [slug],
            },
          ]) => slug === entry.slug,
        )
          ? []
          : [problemAt(entry, [], "no entry of kind manual in content/downloads.yaml offers it")]),
      ];
    }),
    ...offered.flatMap(
      ([
        slug,
        {
          products: [product],
        },
      ]) =>
        !manualTexts || isUnread(`manuals/${product}`) || manuals.some((entry) => entry.slug === product)
          ? []
          : [problemAt(downloads!, [slug], `no manual content/manuals/${product}.yaml`)],
    ),
  ];
}
