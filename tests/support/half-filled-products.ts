import { stringify } from "yaml";

import { hashContent } from "#app/server/data/import/content-hash.server.ts";
import { importContent } from "#app/server/data/import/import-content.repo.server.ts";
import { loadContent } from "#app/server/data/import/load-content.server.ts";
import type { Database } from "#app/server/data/database/client.server.ts";
import { contentFolder, mediaFolder } from "#app/server/ops/project-root.server.ts";

import { copyContent } from "./content.ts";

/** Colors that the vocabulary lacks. */
const added = { red: "#c8102e", blue: "#1f4fa3", silver: "#c0c0c8", yellow: "#f2c200" };
const colors = ["black", "white", "gray", "green", ...Object.keys(added)];
const pairs = colors.flatMap((first) =>
  colors.filter((second) => second !== first).map((second) => [first, second]),
);

const longName =
  "Hochgeschwindigkeits-Tastaturreinigungsset Professional Edition with Replacement Brushes, Compressed Air, Microfibre Cloths and Carrying Case XL";

const party = (name: string) => ({
  name,
  address: "Straße der Nordischen Kooperation und Freundschaft 1204, Hinterhaus, 10115 Berlin, Germany",
  email: "product-safety-and-regulatory-affairs@manufacturing.example",
  url: "https://manufacturing.example/product-safety/regulatory-affairs/contact",
});

const money = (price: number, former: number, lowest: number) => {
  const of = (amount: number) => ({ EUR: amount, UAH: Math.round(amount * 45) });
  return { prices: of(price), formerPrices: of(former), lowestPrices: of(lowest) };
};

/** Products as an ERP system exports them, with only some of the fields, by slug. */
export const halfFilled = {
  bare: { category: "lamps", name: "Bare" },
  forty: {
    category: "chairs",
    name: longName,
    ...money(234_567.89, 299_999.99, 234_500),
    variants: pairs.slice(0, 40).map((color, index) => ({ sku: `FORTY-${index + 1}`, options: { color } })),
  },
  ended: {
    category: "lamps",
    name: "Ended",
    discontinued: true,
    successor: "arc",
    specifications: { weight: 99 },
  },
  safe: {
    category: "lamps",
    name: "Safe",
    ...money(19.9, 29.9, 18.5),
    images: [{ src: "products/arc.webp", alt: "Safe lamp" }],
    safety: {
      manufacturer: party("Vereinigte Eingabegerätemanufakturen Aktiengesellschaft"),
      responsible: party("Importers of the European Union Limited Liability Company"),
      warnings: [
        "Keep away from children under 36 months: small parts can be swallowed. ".repeat(5).trim(),
        "Battery.",
      ],
      documents: [{ title: "Sicherheitsdatenblatt", file: "icon.svg" }],
    },
  },
} as const;

export async function addHalfFilledProducts(db: Database): Promise<void> {
  const copy = copyContent();
  try {
    for (const [slug, value] of Object.entries(halfFilled))
      copy.write(`products/${slug}.yaml`, stringify(value));
    const entries = Object.entries(added).map(
      ([color, swatch]) => `  ${color}: { label: ${color}, swatch: "${swatch}" }\n`,
    );
    copy.edit("vocabulary.yaml", /^colors:\n/m, `colors:\n${entries.join("")}`);
    // Has the hash of the brand's files, otherwise a server would import those.
    const content = { ...loadContent(copy.folder), hash: hashContent(contentFolder) };
    await importContent(db, content, mediaFolder, { force: true });
  } finally {
    copy.remove();
  }
}
