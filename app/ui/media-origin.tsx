import { createContext, useContext } from "react";

import { withoutPictureColor } from "../../styles/pictures.ts";

export const mediaUrl = (path: string) => `/media/${withoutPictureColor(path)}`;

const Origin = createContext("");

export const MediaOrigin = Origin.Provider;

/** Returns a function that maps a path to its URL on the CDN, or on the site's own server without a CDN. */
export function useMediaUrl(): (path: string) => string {
  const origin = useContext(Origin);
  return (path) => `${origin}${mediaUrl(path)}`;
}
