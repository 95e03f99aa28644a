/**
 * The path of a picture as it is stored: `scenes/lab.webp#141029`. The import notes the dominant colour
 * of every picture without transparent parts behind its path, so it goes wherever the path goes, and
 * the picture component fills the picture's place with it. It is no part of the file's name.
 */
export const pictureColorSuffix = /#([0-9a-f]{6})$/;

export const withPictureColor = (path: string, color: string) => `${path}#${color}`;

/** @returns the colour as CSS writes it, nothing for a path without one */
export const pictureColor = (path: string): string | undefined => pictureColorSuffix.exec(path)?.[0];

export const withoutPictureColor = (path: string) => path.replace(pictureColorSuffix, "");
