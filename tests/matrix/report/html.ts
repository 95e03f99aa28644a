export const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** A picture that is part of the file. */
export const image = (webp: Buffer, alt: string, attributes = ""): string =>
  `<img src="data:image/webp;base64,${webp.toString("base64")}" alt="${escape(alt)}" loading="lazy" decoding="async"${attributes && ` ${attributes}`}>`;
