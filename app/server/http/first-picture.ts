/** Preloads the first picture of a page, because its element follows the styles and the header. */

const urgentPicture = /(?:<picture[^>]*>((?:<source [^>]*>)*))?(<img [^>]*fetchPriority="high"[^>]*>)/;

/** React emits these only for pictures without sources. */
const reactPreload = /<link rel="preload" as="image"[^>]*fetchPriority="high"[^>]*>/g;

/** @returns the page in two parts, and what to write between them at the end of the head */
export function takeFirstPicture(page: string): { head: string; body: string; links: string } {
  const end = page.indexOf("</head>");
  const head = page.slice(0, end);
  const body = page.slice(end);
  const [, sources = "", image] = urgentPicture.exec(body) ?? [];
  if (!image) return { head, body, links: "" };
  const offered = sources.match(/<source [^>]*>/g) ?? [];
  const others = offered.map((source) => attribute(source, "media")).filter((media) => media !== undefined);
  const links = [
    ...offered.map((source) => preload(source, attribute(source, "media"))),
    preload(image, others.map((media) => `(not (${media}))`).join(" and ")),
  ];
  return { head: head.replaceAll(reactPreload, ""), body, links: links.join("") };
}

function preload(element: string, media: string | undefined): string {
  const srcSet = attribute(element, "srcSet");
  const from = srcSet
    ? `imagesrcset="${srcSet}" imagesizes="${attribute(element, "sizes") ?? "100vw"}"`
    : `href="${attribute(element, "src") ?? ""}"`;
  return `<link rel="preload" as="image" ${from} fetchpriority="high"${media ? ` media="${media}"` : ""}/>`;
}

const attribute = (element: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(element)?.[1];
