import type { Image } from "#app/validation/fields.ts";
import { hero } from "#styled-system/recipes";

import { acrossWindow, Picture, PictureSource } from "./picture.tsx";

type HeroPictureProps = {
  image: Image;
  portrait?: Image | undefined;
  size: "screen" | "page";
  priority: boolean;
};

/** `sizes` for a 16:9 picture in the boxes of `styles/recipes/cards.ts`. */
const sizes = {
  screen: "(min-width: 1024px) max(78vw, 178vh), max(134vw, 100vh)",
  page: `(min-width: 1024px) 72vw, ${acrossWindow}`,
};

export function HeroPicture({ image, portrait, size, priority }: HeroPictureProps) {
  return (
    <picture className={hero({ size }).picture}>
      {portrait && (
        <PictureSource
          media="(orientation: portrait)"
          src={portrait.src}
          sizes="(min-resolution: 1.5dppx) max(80vw, 31vh), max(100vw, 38vh)"
          width={1080}
          height={1620}
        />
      )}
      <Picture {...image} priority={priority} sizes={sizes[size]} width={2560} height={1440} />
    </picture>
  );
}
