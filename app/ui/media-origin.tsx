import { createContext, useContext } from "react";

import { withoutPictureColor } from "../../styles/picture-color.ts";

/** Path of a file below `content/media` on the site's own server. */
export const mediaUrl = (path: string) => `/media/${withoutPictureColor(path)}`;

const Origin = createContext("");

/** Origin that everything inside loads its media from; without one, the site's own. */
export const MediaOrigin = Origin.Provider;

/** Address of a picture or video as the page should load it: from the delivery network, where there is one. */
export function useMediaUrl(): (path: string) => string {
  const origin = useContext(Origin);
  return (path) => `${origin}${mediaUrl(path)}`;
}
