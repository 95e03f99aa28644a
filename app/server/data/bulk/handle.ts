import { createHash } from "node:crypto";

import { foldText } from "#app/site/search-text.ts";

/** Limit of the slug schema. */
const maxLength = 64;

const cyrillic =
  "а a б b в v г g ґ g д d е e ё e є ie ж zh з z и i і i ї i й i к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ъ y ы y ь - э e ю iu я ia";
const greek =
  "α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o";

const latin: Record<string, string> = Object.fromEntries(
  `${cyrillic} ${greek}`
    .split(" ")
    .flatMap((letter, index, all) => (index % 2 === 0 ? [[letter, all[index + 1]!.replace("-", "")]] : [])),
);

/** A sign at the end of a word tells two models apart: "Model O-" is not "Model O". */
const finalSign = /(?<=[\p{L}\p{N}])([+-])(?=\s|$)/gu;
const signNames: Record<string, string> = { "+": "-plus", "-": "-minus" };

/** `Überschall Mk II` becomes `uberschall-mk-ii`. Empty if no letter has a Latin form. */
export function slugOf(text: string): string {
  const slug = foldText(text.replaceAll(finalSign, (sign) => signNames[sign]!))
    .replaceAll(/\P{ASCII}/gu, (letter) => latin[letter] ?? "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
  if (slug.length <= maxLength) return slug;
  const mark = createHash("sha256").update(slug).digest("hex").slice(0, 8);
  return `${slug.slice(0, maxLength - mark.length - 1).replace(/-+$/, "")}-${mark}`;
}
