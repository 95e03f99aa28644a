import type { ImgHTMLAttributes } from "react";

type PictureProps = Omit<ImgHTMLAttributes<HTMLImageElement>, "src" | "alt"> & {
  /** Path below `/media`. */
  src: string;
  alt: string;
  /** Loads at once, for the first picture of a page. */
  priority?: boolean;
};

export function Picture({ src, alt, priority = false, ...props }: PictureProps) {
  return (
    <img
      src={mediaUrl(src)}
      alt={alt}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : "auto"}
      decoding="async"
      {...props}
    />
  );
}

export const mediaUrl = (path: string) => `/media/${path}`;
