/** Widths of `/media/<width>/<path>` in CSS pixels, ascending. The larger ones serve dense screens. */
export const pictureWidths = [320, 480, 640, 768, 960, 1280, 1920, 2560] as const;

export type PictureWidth = (typeof pictureWidths)[number];

/** Other files are served unchanged. */
export const isRasterPicture = (path: string) => /\.(?:avif|jpe?g|png|webp)$/.test(path);

/** The import appends the dominant color of opaque pictures to their paths (`scenes/lab.webp#141029`), as a placeholder. */
export const pictureColorSuffix = /#([0-9a-f]{6})$/;

export const withPictureColor = (path: string, color: string) => `${path}#${color}`;

/** @returns a CSS color; undefined without one */
export const pictureColor = (path: string): string | undefined => pictureColorSuffix.exec(path)?.[0];

export const withoutPictureColor = (path: string) => path.replace(pictureColorSuffix, "");
