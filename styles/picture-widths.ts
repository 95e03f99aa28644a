/** Widths of `/media/<width>/<path>` in CSS pixels, ascending. The larger ones serve dense screens. */
export const pictureWidths = [320, 480, 640, 768, 960, 1280, 1920, 2560] as const;

export type PictureWidth = (typeof pictureWidths)[number];

/** Other files are served unchanged. */
export const isRasterPicture = (path: string) => /\.(?:avif|jpe?g|png|webp)$/.test(path);
