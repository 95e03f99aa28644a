import { createContext, useContext } from "react";

import { withoutPictureColor } from "../../styles/pictures.ts";

/** Path on the site's own server. @param path file below `media`, or a path that starts with a slash */
export const mediaUrl = (path: string) =>
  path.startsWith("/") ? path : `/media/${withoutPictureColor(path)}`;

const isAddress = (path: string) => path.startsWith("https://");

const Origin = createContext("");

export const MediaOrigin = Origin.Provider;

export function useMediaUrl(): (path: string) => string {
  const origin = useContext(Origin);
  return (path) => (isAddress(path) ? path : `${origin}${mediaUrl(path)}`);
}
