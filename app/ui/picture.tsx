import type { CSSProperties, ImgHTMLAttributes } from "react";

import { cx } from "#styled-system/css";
import { picture } from "#styled-system/recipes";

import { pictureColor, withoutPictureColor } from "../../styles/picture-color.ts";
import { isRasterPicture, pictureWidths } from "../../styles/picture-widths.ts";
import { useMediaUrl } from "./media-origin.tsx";

type Source = {
  /** Path below `content/media`, with the colour that fills its place until it has loaded. */
  src: string;
  /** CSS pixels that the picture takes at most; with `height` also its shape until it has loaded. */
  width: number;
  height: number;
  /**
   * How wide the layout shows it, as in HTML. Without it the browser measures a late picture itself and
   * takes an early one for as wide as the window, up to `width`. A picture that covers a box of another
   * shape is wider than the box: say how wide.
   */
  sizes?: string;
};

type PictureProps = Source &
  Omit<ImgHTMLAttributes<HTMLImageElement>, keyof Source | "srcSet" | "loading" | "style"> & {
    /** Loads at once, for the first picture of a page. */
    priority?: boolean;
    /** `low` for small pictures beside the first one, which would take their share of the line from it. */
    fetchPriority?: "low";
  };

/**
 * `sizes` of a picture as wide as the window. Of a dense screen's pixels four fifths are enough in each direction: nobody
 * sees the others, and they are a third of the bytes.
 */
export const acrossWindow = "(min-resolution: 1.5dppx) 80vw, 100vw";

/** A picture in the size that the window and the screen need. Vector files are shown as they are. */
export function Picture({
  src,
  alt = "image",
  width,
  height,
  sizes,
  priority = false,
  fetchPriority,
  className,
  ...props
}: PictureProps) {
  const offered = useSizes({ src, width, sizes });
  const color = pictureColor(src);
  const measured = offered.sizes && !sizes && !priority ? `auto, ${offered.sizes}` : offered.sizes;
  // React sets attributes in this order: those that decide what is loaded come before the address.
  return (
    <img
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : (fetchPriority ?? "auto")}
      decoding="async"
      width={width}
      height={height}
      sizes={measured}
      srcSet={offered.srcSet}
      src={offered.src}
      alt={alt}
      className={cx(picture(), className)}
      style={color ? ({ "--picture-color": color } as CSSProperties) : undefined}
      {...props}
    />
  );
}

/** Another picture for some windows, inside `<picture>` and before its `Picture`. */
export function PictureSource({ src, width, height, sizes, media }: Source & { media: string }) {
  const offered = useSizes({ src, width, sizes });
  return (
    <source
      media={media}
      width={width}
      height={height}
      sizes={offered.sizes}
      srcSet={offered.srcSet ?? offered.src}
    />
  );
}

function useSizes({ src, width, sizes }: Pick<Source, "src" | "width" | "sizes">) {
  const mediaUrl = useMediaUrl();
  const path = withoutPictureColor(src);
  if (!isRasterPicture(path)) return { src: mediaUrl(path) };
  // Up to twice the width, for dense screens.
  const widest = pictureWidths.find((candidate) => candidate >= width * 2) ?? Infinity;
  const widths = pictureWidths.filter((candidate) => candidate <= widest);
  const usual = widths.find((candidate) => candidate >= width) ?? widths.at(-1);
  return {
    src: mediaUrl(`${usual}/${path}`),
    srcSet: widths.map((candidate) => `${mediaUrl(`${candidate}/${path}`)} ${candidate}w`).join(", "),
    sizes: sizes ?? `(min-width: ${width}px) ${width}px, 100vw`,
  };
}
