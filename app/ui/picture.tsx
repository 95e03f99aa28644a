import type { CSSProperties, ImgHTMLAttributes } from "react";

import { cx } from "#styled-system/css";
import { picture, pictureShape } from "#styled-system/recipes";

import { pictureColor, withoutPictureColor, isRasterPicture, pictureWidths } from "../../styles/pictures.ts";
import { useMediaUrl } from "./media-origin.tsx";

type Source = {
  /** Path below `content/media`, optionally with a placeholder color (`#rrggbb`). */
  src: string;
  /** Maximum displayed width in CSS pixels. With `height` it sets the aspect ratio. */
  width: number;
  height: number;
  /** Default: `auto` if lazy, else the window's width up to `width`. Required if a cropped picture is wider than its box. */
  sizes?: string;
};

type PictureProps = Source &
  Omit<ImgHTMLAttributes<HTMLImageElement>, keyof Source | "srcSet" | "loading" | "style"> & {
    priority?: boolean;
    /** `low` for thumbnails that would compete with the first picture for bandwidth. */
    fetchPriority?: "low";
  };

/** Full window width. On dense screens 80 % of it looks the same and saves a third of the bytes. */
export const acrossWindow = "(min-resolution: 1.5dppx) 80vw, 100vw";

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
  // React sets attributes in this order: `src` must follow the attributes that affect loading.
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

type PictureOrShapeProps = Omit<PictureProps, "src"> & { src: string | undefined };

/** A shape replaces a missing picture. */
export function PictureOrShape({ src, ...props }: PictureOrShapeProps) {
  return src === undefined ? (
    <span className={cx(pictureShape(), props.className)} />
  ) : (
    <Picture src={src} {...props} />
  );
}

/** A `<source>` for a `<picture>`; it must precede its `Picture`. */
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
  const widest = pictureWidths.find((candidate) => candidate >= width * 2) ?? Infinity;
  const widths = pictureWidths.filter((candidate) => candidate <= widest);
  const defaultWidth = widths.find((candidate) => candidate >= width) ?? widths.at(-1);
  return {
    src: mediaUrl(`${defaultWidth}/${path}`),
    srcSet: widths.map((candidate) => `${mediaUrl(`${candidate}/${path}`)} ${candidate}w`).join(", "),
    sizes: sizes ?? `(min-width: ${width}px) ${width}px, 100vw`,
  };
}
