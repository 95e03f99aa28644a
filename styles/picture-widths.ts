/**
 * What `/media/<width>/<path>` offers. The picture component asks and the server answers, so both read
 * it here, beside the breakpoints that the widths serve. CSS pixels, ascending; for dense screens the
 * larger ones.
 */
export const pictureWidths = [320, 480, 640, 768, 960, 1280, 1920, 2560] as const;

export type PictureWidth = (typeof pictureWidths)[number];

/** Still pictures made of pixels. Whatever else lies in the media folder is served as it is. */
export const isRasterPicture = (path: string) => /\.(?:avif|jpe?g|png|webp)$/.test(path);
