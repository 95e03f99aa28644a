import { mediaUrl } from "#app/ui/picture.tsx";
import type { Brand } from "#app/site/site.ts";

/** The configured logo, else a vector one: the crystal and the brand's name. 132 × 42 px. */
export function Logo({ brand }: { brand: Brand | undefined }) {
  if (brand?.logo) {
    return (
      <picture>
        <source media="(min-width: 1280px)" srcSet={mediaUrl(brand.logo.desktop)} />
        <img src={mediaUrl(brand.logo.mobile)} alt={brand.name} width={132} height={42} />
      </picture>
    );
  }
  const name = brand?.name ?? "";
  return (
    <svg viewBox="0 0 132 42" role="img" aria-label={name || "Home"}>
      <path d="M17 5 30 13v16L17 37 4 29V13z" fill="#90f" />
      <path d="M17 5 30 13 17 21 4 13z" fill="#d9a6ff" />
      <path d="M30 13v16L17 37V21z" fill="#b647ff" />
      <text
        x="40"
        y="28"
        textLength="88"
        lengthAdjust="spacingAndGlyphs"
        fill="currentColor"
        fontSize="20"
        fontWeight="600"
        fontFamily="'Oswald Variable', sans-serif"
      >
        {name}
      </text>
    </svg>
  );
}
