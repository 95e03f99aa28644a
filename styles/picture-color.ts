/** The import appends the dominant color of opaque pictures to their paths (`scenes/lab.webp#141029`), as a placeholder. */
export const pictureColorSuffix = /#([0-9a-f]{6})$/;

export const withPictureColor = (path: string, color: string) => `${path}#${color}`;

/** @returns a CSS color; undefined without one */
export const pictureColor = (path: string): string | undefined => pictureColorSuffix.exec(path)?.[0];

export const withoutPictureColor = (path: string) => path.replace(pictureColorSuffix, "");
