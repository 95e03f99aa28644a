import { type AnyRouteMatch, useMatches } from "@tanstack/react-router";
import { useLayoutEffect, useRef } from "react";

/** What a page says of itself. All else in the head is the site's, or of the first page alone, and stays. */
const pageTags = [
  "meta[name='description']",
  "meta[name='robots']",
  "meta[name^='twitter:']",
  "meta[property^='og:']",
  "link[rel='canonical']",
  "link[rel='alternate'][hreflang]",
  "script[type='application/ld+json']",
].join();

/** In the browser: the head of the first page is there, that of the next ones takes its place. */
export function PageHead() {
  // As text, so that what says the same is the same.
  const said = useMatches({ select: (matches: AnyRouteMatch[]) => JSON.stringify(headOf(matches)) });
  const shown = useRef(said);
  useLayoutEffect(() => {
    if (said === shown.current) return;
    shown.current = said;
    const { title, tags } = JSON.parse(said) as Head;
    document.title = title;
    for (const tag of document.querySelectorAll(pageTags)) tag.remove();
    document.head.append(...tags.map(create).filter((tag) => tag.matches(pageTags)));
  }, [said]);
  return null;
}

type Tag = [name: "link" | "meta" | "script", properties: object];
type Head = { title: string; tags: Tag[] };

const headOf = (matches: AnyRouteMatch[]): Head => {
  const all = matches.flatMap(({ meta, links, headScripts }) => [
    ...(meta ?? []).map((properties): Tag => ["meta", properties ?? {}]),
    ...(links ?? []).map((properties): Tag => ["link", properties ?? {}]),
    ...(headScripts ?? []).map((properties): Tag => ["script", properties ?? {}]),
  ]);
  const titles = all.flatMap(([, properties]) => ("title" in properties ? [String(properties.title)] : []));
  return { title: titles.at(-1) ?? "", tags: all };
};

/** Where React names attributes otherwise than browsers do. */
const attributeNames: Record<string, string> = { hrefLang: "hreflang" };

function create([name, properties]: Tag) {
  const element = document.createElement(name);
  for (const [property, value] of Object.entries(properties)) {
    if (property === "children") element.textContent = String(value);
    else if (value !== undefined) element.setAttribute(attributeNames[property] ?? property, String(value));
  }
  return element;
}
