/** Languages of the interface that are written from right to left, by their primary subtag. */
const rightToLeft = new Set(["ar", "ckb", "fa", "he"]);

/** @param languageTag as in HTML's `lang`: `ar`, `ar-EG` */
export const directionOf = (languageTag: string): "ltr" | "rtl" =>
  rightToLeft.has(languageTag.split("-", 1)[0]!) ? "rtl" : "ltr";
