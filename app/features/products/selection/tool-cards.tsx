import type { ProductCard as Product } from "#app/server/domain/catalog/catalog.functions.ts";
import { cardGrid } from "#styled-system/recipes";

import { ProductCard } from "../product-card.tsx";
import { ProductTools } from "./product-tools.tsx";

export const ToolCards = ({ products }: { products: Product[] }) => (
  <ul className={cardGrid({ columns: "cards" })}>
    {products.map((product) => (
      <li key={product.slug}>
        <ProductCard product={product} level={2} tools={<ProductTools product={product} place="card" />} />
      </li>
    ))}
  </ul>
);
