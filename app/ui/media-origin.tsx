import { createContext, useContext } from "react";

import { withoutPictureColor } from "../../styles/pictures.ts";

/** Path on the site's own server. @param path file below `media`, or a path that starts with a slash */
export const mediaUrl = (path: string) =>
  path.startsWith("/") ? path : `/media/${withoutPictureColor(path)}`;

const isAddress = (path: string) => path.startsWith("https://");

const Origin = createContext("");

/** Provides the origin of media URLs. Default: the site's own origin. */
export const MediaOrigin = Origin.Provider;

/** Returns a function that maps a path to its URL on the CDN, or on the site's own server without a CDN. */
export function useMediaUrl(): (path: string) => string {
  const origin = useContext(Origin);
  return (path) => (isAddress(path) ? path : `${origin}${mediaUrl(path)}`);
}
